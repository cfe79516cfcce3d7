import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contact } from '../src/content/contact';
import { takeConsoleErrors } from './helpers/console-guard';
import { runIdleCallbacks } from './helpers/jsdom-stubs';
import { navigateTo, setupUser } from './helpers/render';

let imports = 0;

beforeEach(() => {
  imports = 0;
  vi.resetModules();
  vi.doMock('../src/components/feedback/Toaster', () => {
    imports += 1;
    return {
      get Toaster() {
        throw new Error('connection reset');
      },
    };
  });
});

async function openApp() {
  const { App } = await import('../src/App');
  return render(<App />);
}

const idle = () => act(async () => runIdleCallbacks());

describe('the lazy Toaster', () => {
  it('is imported once the page is idle, and renders nothing yet', async () => {
    await openApp();
    expect(imports).toBe(0);
    await idle();
    await waitFor(() => expect(imports).toBe(1));
    expect(document.querySelector('[data-variant=success], [data-variant=failure]')).toBeNull();
  });

  it('is not imported after the page was unmounted', async () => {
    const { unmount } = await openApp();
    unmount();
    await idle();
    expect(imports).toBe(0);
  });

  it('leaves the page and the outcome by the form, and announces it, if it cannot be imported', async () => {
    await openApp();
    await idle();
    const user = setupUser();
    const page = navigateTo('contact');
    for (const [name, text] of [
      [/name/i, 'Ada'],
      [/email/i, 'ada@example.com'],
      [/message/i, 'Hello'],
    ] as const)
      await user.type(page.getByRole('textbox', { name }), text);
    await user.click(page.getByRole('button', { name: contact.form.send }));
    expect(await page.findByText(contact.form.success.status)).toBeVisible();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce(), 10_000);
    expect(takeConsoleErrors().join()).toContain('connection reset');
    expect(screen.getByRole('tabpanel', { name: 'Contact' })).toBeVisible();
    const { title, description } = contact.form.success;
    expect(screen.getByRole('alert')).toHaveTextContent(`${title} ${description}`);
  });
});
