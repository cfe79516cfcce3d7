import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../../src/config';
import { home } from '../../../src/content/home.yml';
import { shell } from '../../../src/content/shell.yml';
import { tabs } from '../../../src/tabs';
import { takeConsoleErrors } from '../../helpers/console-guard';
import { runIdleCallbacks } from '../../helpers/jsdom-stubs';
import { navigateTo, renderApp } from '../../helpers/render';

interface WidgetProps {
  visibility: string;
  onReady: () => void;
  onVisibilityChanged: (data: { visibility: string }) => void;
}

/** The mocked widget of the provider; the real one adds a third-party script to the page. */
const widget = vi.hoisted(() => ({
  isImported: false,
  props: null as WidgetProps | null,
  failsToLoad: false,
  failsToRender: false,
}));

vi.mock('@livechat/widget-react', () => ({
  get LiveChatWidget() {
    widget.isImported = true;
    if (widget.failsToLoad) throw new Error('blocked');
    return (props: WidgetProps) => {
      if (widget.failsToRender) throw new Error('the chat is broken');
      widget.props = props;
      return <p>The chat’s own button</p>;
    };
  },
}));

beforeEach(() => {
  Object.assign(widget, {
    isImported: false,
    props: null,
    failsToLoad: false,
    failsToRender: false,
  });
  vi.spyOn(config, 'livechatLicense', 'get').mockReturnValue('1234567');
});

const { label, fallbackNote } = home.callToAction.chat;
const chatButton = () => screen.getByRole('button', { name: label });
const isReady = () => screen.queryByText(fallbackNote) === null;

/** Renders the site and waits until the browser is idle. */
async function open() {
  const { user } = renderApp();
  await idle();
  return user;
}

const idle = () =>
  act(async () => {
    runIdleCallbacks();
    await import('@livechat/widget-react');
  });

describe('LiveChat', () => {
  it('does not load without a license', async () => {
    vi.spyOn(config, 'livechatLicense', 'get').mockReturnValue('');
    await open();
    expect(widget.isImported).toBe(false);
    expect(isReady()).toBe(false);
  });

  it('loads with the license once the page is idle, and stays when the screen changes', async () => {
    renderApp();
    expect(widget.props).toBeNull();
    await idle();
    expect(widget.props).toMatchObject({ license: '1234567', visibility: 'minimized' });
    for (const { id } of tabs) {
      navigateTo(id);
      expect(screen.getByText('The chat’s own button')).toBeInTheDocument();
    }
  });

  it('is ready only after the provider’s widget has called onReady', async () => {
    await open();
    expect(isReady()).toBe(false);
    expect(chatButton()).toHaveAccessibleDescription(fallbackNote);
    act(() => widget.props?.onReady());
    expect(isReady()).toBe(true);
    expect(chatButton()).not.toHaveAccessibleDescription();
  });

  it('opens from the chat button, and follows the visitor who closes and opens it', async () => {
    await open();
    act(() => widget.props?.onReady());
    fireEvent.click(chatButton());
    expect(widget.props?.visibility).toBe('maximized');
    for (const [reported, visibility] of [
      ['hidden', 'minimized'],
      ['maximized', 'maximized'],
    ] as const) {
      act(() => widget.props?.onVisibilityChanged({ visibility: reported }));
      expect(widget.props?.visibility).toBe(visibility);
    }
  });

  it('leaves the page as it is when it fails to load', async () => {
    widget.failsToLoad = true;
    renderApp();
    await act(async () => runIdleCallbacks());
    expect(widget.isImported).toBe(true);
    expect(isReady()).toBe(false);
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('loads at a press of Enter on its button, which leads to the form meanwhile, after its file failed once', async () => {
    widget.failsToLoad = true;
    const user = await open();
    widget.failsToLoad = false;
    chatButton().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(shell.tabLabels.contact);
    act(() => widget.props?.onReady());
    navigateTo('home');
    expect(isReady()).toBe(true);
  });

  it('is removed, and no longer ready, when it fails to render', async () => {
    await open();
    act(() => widget.props?.onReady());
    widget.failsToRender = true;
    // Opens the chat, which renders the widget again.
    fireEvent.click(chatButton());
    expect(screen.queryByText('The chat’s own button')).toBeNull();
    expect(isReady()).toBe(false);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(takeConsoleErrors().join()).toContain('the chat is broken');
  });
});
