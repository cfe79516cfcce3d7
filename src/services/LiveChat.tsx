import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { config } from '../config';
import { whenIdle } from './whenIdle';

type Visibility = 'minimized' | 'maximized';

interface WidgetProps {
  license: string;
  visibility: Visibility;
  onReady: () => void;
  onVisibilityChanged: (data: { visibility: string }) => void;
}

export const LiveChatContext = createContext({
  isReady: false,
  visibility: 'minimized' as Visibility,
  setReady: (_: boolean) => {},
  setVisibility: (_: Visibility) => {},
});

/** Shares the state of the one chat widget with the buttons that open it. */
export function LiveChatProvider({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  const [visibility, setVisibility] = useState<Visibility>('minimized');
  return (
    <LiveChatContext value={{ isReady, visibility, setReady, setVisibility }}>
      {children}
    </LiveChatContext>
  );
}

/**
 * The chat, which may never become ready: it needs a license and the third party's script, which
 * loads late and may be blocked.
 */
export function useLiveChat() {
  const { isReady, setVisibility } = useContext(LiveChatContext);
  return { isReady, open: () => setVisibility('maximized') };
}

/**
 * The widget of LiveChat. Loads when the page is idle, and only if a license is configured. If
 * loading fails, nothing is rendered; if it throws while rendering, the chat is no longer ready.
 */
export function LiveChatWidget() {
  const [Widget, setWidget] = useState<ComponentType<WidgetProps>>();
  const { visibility, setReady, setVisibility } = useContext(LiveChatContext);

  useEffect(function loadWhenIdle() {
    if (!config.livechatLicense) return;
    const load = async () => {
      try {
        const { LiveChatWidget } = await import('@livechat/widget-react');
        setWidget(() => LiveChatWidget as ComponentType<WidgetProps>);
      } catch {
        // Without the chat, its buttons lead to the contact form.
      }
    };
    return whenIdle(load);
  }, []);

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
