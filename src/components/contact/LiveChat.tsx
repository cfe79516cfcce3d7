import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { config } from '../../config';
import { importChatWidget } from '../../services/chatWidget';
import { useIdleEffect } from '../hooks/useIdleEffect';

type Widget = Awaited<ReturnType<typeof importChatWidget>>;
type Visibility = ComponentProps<Widget>['visibility'];

interface Chat {
  /** Undefined until its file has loaded. */
  Widget: Widget | undefined;
  load: () => Promise<void>;
  isReady: boolean;
  visibility: Visibility;
  setReady: (isReady: boolean) => void;
  setVisibility: (visibility: Visibility) => void;
}

const LiveChatContext = createContext<Chat | null>(null);

/** @throws outside of the provider */
function useChat(): Chat {
  const chat = useContext(LiveChatContext);
  if (!chat) throw new Error('The chat needs a LiveChatProvider.');
  return chat;
}

/** Shares the one chat widget and its state with the buttons that open it. */
export function LiveChatProvider({ children }: { children: ReactNode }) {
  const [Widget, setWidget] = useState<Widget>();
  const [isReady, setReady] = useState(false);
  const [visibility, setVisibility] = useState<Visibility>('minimized');

  const load = useCallback(async () => {
    if (!config.livechatLicense) return;
    // Without the chat, its buttons lead to the contact form.
    const widget = await importChatWidget().catch(() => undefined);
    if (widget) setWidget(() => widget);
  }, []);

  return (
    <LiveChatContext value={{ Widget, load, isReady, visibility, setReady, setVisibility }}>
      {children}
    </LiveChatContext>
  );
}

/**
 * The chat, which may never become ready: it needs a license and the third party's script, which
 * loads late and may be blocked. Until it is ready, its buttons lead to the contact form, and `open` loads our file
 * with the widget if that has failed. (Firefox does not request it again. The script of the third party is not
 * requested again, either: it may only be slow.)
 */
export function useLiveChat() {
  const { Widget, load, isReady, setVisibility } = useChat();
  const open = () => {
    if (isReady) setVisibility('maximized');
    else if (!Widget) load();
  };
  return { isReady, open };
}

/**
 * The widget of LiveChat. Loads when the page is idle, and only if a license is configured. If
 * loading fails, nothing is rendered; if the widget throws while rendering, the chat is no longer ready.
 */
export function LiveChat() {
  const { Widget, load, visibility, setReady, setVisibility } = useChat();
  useIdleEffect(load);

  // The error boundary unmounts a widget that throws.
  useEffect(() => () => setReady(false), [setReady]);

  if (!Widget) return null;
  return (
    <Widget
      license={config.livechatLicense}
      visibility={visibility}
      onReady={() => setReady(true)}
      onVisibilityChanged={({ visibility }) =>
        setVisibility(visibility === 'maximized' ? 'maximized' : 'minimized')
      }
    />
  );
}
