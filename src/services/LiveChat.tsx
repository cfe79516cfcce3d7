import { type ComponentType, useEffect, useState } from 'react';
import { config } from '../config';
import { setChat, useChat } from './chat';
import { whenIdle } from './whenIdle';

interface WidgetProps {
  license: string;
  visibility: 'minimized' | 'maximized';
  onReady: () => void;
  onVisibilityChanged: (data: { visibility: string }) => void;
}

/**
 * The live chat widget of LiveChat, on every screen (spec 2). Loads once the page is idle after it
 * has loaded, and only when a license is configured; if it fails, nothing else does.
 */
export function LiveChat() {
  const [Widget, setWidget] = useState<ComponentType<WidgetProps>>();
  const { visibility } = useChat();

  useEffect(function loadWhenIdle() {
    if (!config.livechatLicense) return;
    const load = async () => {
      try {
        const { LiveChatWidget } = await import('@livechat/widget-react');
        setWidget(() => LiveChatWidget as ComponentType<WidgetProps>);
      } catch {
        // The chat is an extra: its buttons go on leading to the contact form.
      }
    };
    return whenIdle(load);
  }, []);

  if (!Widget) return null;
  return (
    <Widget
      license={config.livechatLicense}
      visibility={visibility}
      onReady={() => setChat({ isReady: true })}
      onVisibilityChanged={({ visibility }) =>
        setChat({ visibility: visibility === 'maximized' ? 'maximized' : 'minimized' })
      }
    />
  );
}
