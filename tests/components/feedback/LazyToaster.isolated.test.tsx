import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../../../src/components/feedback/Toaster';
import { shell } from '../../../src/content/shell';
import { becomeIdle } from '../../helpers/jsdom-stubs';

const sent: Toast = { id: 1, kind: 'success', title: 'Sent', description: 'We will answer.' };
let loads: { count: number };
let page: (toast: Toast | null) => React.ReactElement;

beforeEach(async () => {
  // Each test has a count of its own: a load that an earlier one began may end in this one.
  const own = { count: 0 };
  loads = own;
  vi.resetModules();
  vi.doMock('../../../src/components/feedback/Toaster', async (original) => {
    own.count += 1;
    return original();
  });
  const { LazyToaster } = await import('../../../src/components/feedback/LazyToaster');
  page = (toast) => <LazyToaster toast={toast} strings={shell.toasts} onClose={() => {}} />;
});

const idle = () => act(async () => becomeIdle());

describe('toasts', () => {
  it('are loaded when the page has nothing better to do, and show nothing yet', async () => {
    const { container } = render(page(null));
    expect(loads.count).toBe(0);
    await idle();
    await vi.waitFor(() => expect(loads.count).toBe(1));
    expect(container).toBeEmptyDOMElement();
  });

  it('are loaded at once for the first outcome, and once', async () => {
    const { rerender } = render(page(null));
    rerender(page(sent));
    expect(await screen.findByText('We will answer.', { selector: 'li *' })).toBeVisible();
    await idle();
    rerender(page({ ...sent, id: 2, description: 'Again.' }));
    expect(await screen.findByText('Again.', { selector: 'li *' })).toBeVisible();
    expect(loads.count).toBe(1);
  });

  it('are not loaded any more once the page has gone', async () => {
    render(page(null)).unmount();
    await idle();
    expect(loads.count).toBe(0);
  });
});
