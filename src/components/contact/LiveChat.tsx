import { type ComponentProps, useEffect } from 'react';
import { config } from '../../config';
import { importChatWidget } from '../../services/chatWidget';
import { createStore } from '../utils/createStore';
import { whenIdle } from '../utils/whenIdle';

type Widget = Awaited<ReturnType<typeof importChatWidget>>;

interface Chat {
  /** Undefined until its file has loaded. */
  Widget?: Widget;
  isReady: boolean;
  visibility: ComponentProps<Widget>['visibility'];
}

const unavailable: Chat = { isReady: false, visibility: 'minimized' };

/** The one chat, which the buttons that open it share. */
const chat = createStore(unavailable);

const change = (changes: Partial<Chat>) => chat.set({ ...chat.get(), ...changes });

async function load() {
  if (!config.livechatLicense) return;
  // Without the chat, its buttons lead to the contact form.
  const Widget = await importChatWidget().catch(() => undefined);
  if (Widget) change({ Widget });
}

/**
 * The chat, which may never become ready: it needs a license and the third party's script, which
 * loads late and may be blocked. Until it is ready, its buttons lead to the contact form, and `open` loads our file
 * with the widget if that has failed. (Firefox does not request it again. The script of the third party is not
 * requested again, either: it may only be slow.)
 */
export function useLiveChat() {
  const { Widget, isReady } = chat.use();
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
  const { Widget, visibility } = chat.use();
  useEffect(() => whenIdle(load), []);

  // The error boundary unmounts a widget that throws.
  useEffect(() => () => chat.set(unavailable), []);

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
