import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import { config } from '../../config';
import { importChatWidget } from '../../services/chatWidget';
import { whenIdle } from '../utils/whenIdle';

type Widget = Awaited<ReturnType<typeof importChatWidget>>;

interface Chat {
  /** Undefined until its file has loaded. */
  Widget: Widget | undefined;
  isReady: boolean;
  visibility: ComponentProps<Widget>['visibility'];
}

const unavailable: Chat = { Widget: undefined, isReady: false, visibility: 'minimized' };

/** The state of the chat. The parts of the page that use it are separate React roots, which share no context. */
let chat = unavailable;
const listeners = new Set<() => void>();

function change(changes: Partial<Chat>) {
  chat = { ...chat, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useChat = () =>
  useSyncExternalStore(
    subscribe,
    () => chat,
    () => unavailable,
  );

async function load() {
  if (!config.livechatLicense) return;
  // Without the chat, its buttons lead to the contact form.
  const Widget = await importChatWidget().catch(() => undefined);
  if (Widget) change({ Widget });
}

/**
 * The chat, which may never become ready: it needs a license and the third party's script, which
 * loads late and may be blocked. Until it is ready, its buttons lead to the contact form, and `open` loads our file
 * with the widget if that has failed. (Some browsers do not retry a failed module. The script of the third party is
 * not requested again: it may only be slow.)
 */
export function useLiveChat() {
  const { Widget, isReady } = useChat();
  const open = () => {
    if (isReady) change({ visibility: 'maximized' });
    else if (!Widget) load();
  };
  return { isReady, open };
}

/**
 * The widget of LiveChat. Loads when the page is idle, and only if a license is configured. If
 * loading fails, nothing is rendered; if the widget throws while rendering, the chat is no longer ready.
 */
export function LiveChat() {
  const { Widget, visibility } = useChat();
  useEffect(() => whenIdle(load), []);

  // The error boundary unmounts a widget that throws.
  useEffect(() => () => change(unavailable), []);

  if (!Widget) return null;
  return (
    <Widget
      license={config.livechatLicense}
      visibility={visibility}
      onReady={() => change({ isReady: true })}
      onVisibilityChanged={({ visibility }) =>
        change({ visibility: visibility === 'maximized' ? 'maximized' : 'minimized' })
      }
    />
  );
}
