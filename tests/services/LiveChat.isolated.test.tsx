import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, tabs } from '../../src/navigation';
import { becomeIdle } from '../helpers/jsdom-stubs';

type WidgetProps = {
  onReady: () => void;
  onVisibilityChanged: (data: { visibility: string }) => void;
};

/** Stands in for the provider's wrapper, which adds another company's script to the page. */
const widget = vi.hoisted(() => ({ props: null as WidgetProps | null, fails: false }));

vi.mock('@livechat/widget-react', () => ({
  get LiveChatWidget() {
    if (widget.fails) throw new Error('blocked');
    return (props: WidgetProps) => {
      widget.props = props;
      return <p>The chat’s own button</p>;
    };
  },
}));

/** The site's part of live chat with a license, and what the rest of the site knows of it. */
async function openWith(license: string) {
  vi.stubEnv('VITE_LIVECHAT_LICENSE', license);
  vi.resetModules();
  const { LiveChat } = await import('../../src/services/LiveChat');
  const { useChat } = await import('../../src/services/chat');
  const Known = () => <p>{JSON.stringify(useChat())}</p>;
  const { unmount } = render(
    <>
      <LiveChat />
      <Known />
    </>,
  );
  leave = unmount;
  return () => JSON.parse(screen.getByText(/isReady/).textContent ?? '');
}

let leave = () => {};

const idle = () => act(async () => becomeIdle());
const loaded = async () => {
  await idle();
  await waitFor(() => expect(widget.props).not.toBeNull());
};

beforeEach(() => {
  widget.props = null;
  widget.fails = false;
});

describe('live chat', () => {
  it('does not load, and asks nothing of anyone, without a license', async () => {
    const known = await openWith('');
    await idle();
    expect(widget.props).toBeNull();
    expect(known()).toEqual({ isReady: false, visibility: 'minimized' });
  });

  it('loads with the license once the page has loaded', async () => {
    await openWith('1234567');
    expect(widget.props).toBeNull();
    await loaded();
    expect(widget.props).toMatchObject({ license: '1234567', visibility: 'minimized' });
  });

  it('stays from screen to screen', async () => {
    vi.stubEnv('VITE_LIVECHAT_LICENSE', '1234567');
    vi.resetModules();
    const { App } = await import('../../src/App');
    render(<App />);
    await loaded();
    for (const { id } of tabs) {
      act(() => navigate(id));
      expect(screen.getByRole('tabpanel')).toHaveAttribute('id', `panel-${id}`);
      expect(screen.getByText('The chat’s own button')).toBeInTheDocument();
    }
  });

  it('is ready only when the provider’s widget says so', async () => {
    const known = await openWith('1234567');
    await loaded();
    expect(known().isReady).toBe(false);
    act(() => widget.props?.onReady());
    expect(known().isReady).toBe(true);
  });

  it('follows the visitor who opens and closes it', async () => {
    const known = await openWith('1234567');
    await loaded();
    act(() => widget.props?.onVisibilityChanged({ visibility: 'maximized' }));
    expect(known().visibility).toBe('maximized');
    act(() => widget.props?.onVisibilityChanged({ visibility: 'hidden' }));
    expect(known().visibility).toBe('minimized');
  });

  it('does not come any more once the page is gone', async () => {
    await openWith('1234567');
    leave();
    await idle();
    expect(widget.props).toBeNull();
  });

  it('does not come either when the page goes while it loads', async () => {
    await openWith('1234567');
    act(() => becomeIdle());
    leave();
    await idle();
    expect(widget.props).toBeNull();
  });

  it('takes nothing else down when it fails to load', async () => {
    widget.fails = true;
    const known = await openWith('1234567');
    await idle();
    expect(known().isReady).toBe(false);
  });
});
