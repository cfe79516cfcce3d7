import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate, tabs } from '../../src/navigation';
import { runIdleCallbacks } from '../helpers/jsdom-stubs';

type WidgetProps = {
  visibility: string;
  onReady: () => void;
  onVisibilityChanged: (data: { visibility: string }) => void;
};

/** The mocked widget of the provider; the real one adds a third-party script to the page. */
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

/** Renders the widget and a consumer of its state with this license. */
async function openWith(license: string) {
  vi.stubEnv('VITE_LIVECHAT_LICENSE', license);
  vi.resetModules();
  const { LiveChatProvider, LiveChatWidget, useLiveChat } = await import(
    '../../src/services/LiveChat'
  );
  const OpenChat = () => {
    const { isReady, open } = useLiveChat();
    return (
      <button type="button" onClick={open}>
        {isReady ? 'ready' : 'not ready'}
      </button>
    );
  };
  return render(
    <LiveChatProvider>
      <OpenChat />
      <LiveChatWidget />
    </LiveChatProvider>,
  );
}

const idle = () => act(async () => runIdleCallbacks());
const loaded = async () => {
  await idle();
  await waitFor(() => expect(widget.props).not.toBeNull());
};

beforeEach(() => {
  widget.props = null;
  widget.fails = false;
});

const button = () => screen.getByRole('button');

describe('LiveChatWidget', () => {
  it('does not load and sends no request without a license', async () => {
    await openWith('');
    await idle();
    expect(widget.props).toBeNull();
    expect(button()).toHaveTextContent('not ready');
  });

  it('loads with the license once the page is idle', async () => {
    await openWith('1234567');
    expect(widget.props).toBeNull();
    await loaded();
    expect(widget.props).toMatchObject({ license: '1234567', visibility: 'minimized' });
  });

  it('stays on the page when the screen changes', async () => {
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

  it('is ready only after the provider’s widget has called onReady', async () => {
    await openWith('1234567');
    await loaded();
    expect(button()).toHaveTextContent('not ready');
    act(() => widget.props?.onReady());
    expect(button()).toHaveTextContent(/^ready$/);
  });

  it('opens through useLiveChat, and follows the visitor who closes and opens it', async () => {
    await openWith('1234567');
    await loaded();
    fireEvent.click(button());
    expect(widget.props?.visibility).toBe('maximized');
    act(() => widget.props?.onVisibilityChanged({ visibility: 'hidden' }));
    expect(widget.props?.visibility).toBe('minimized');
    act(() => widget.props?.onVisibilityChanged({ visibility: 'maximized' }));
    expect(widget.props?.visibility).toBe('maximized');
  });

  it('does not load after the page was unmounted', async () => {
    const { unmount } = await openWith('1234567');
    unmount();
    await idle();
    expect(widget.props).toBeNull();
  });

  it('renders nothing if the page is unmounted while it loads', async () => {
    const { unmount } = await openWith('1234567');
    act(() => runIdleCallbacks());
    unmount();
    await idle();
    expect(widget.props).toBeNull();
  });

  it('leaves the page as it is when it fails to load', async () => {
    widget.fails = true;
    await openWith('1234567');
    await idle();
    expect(button()).toHaveTextContent('not ready');
  });
});
