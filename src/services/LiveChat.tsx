import { type ComponentType, useEffect, useState } from 'react';
import { config } from '../config';
import { setChat, useChat } from './chat';
import { allowChatScripts } from './trustedTypes';

/** How long the chat waits for the page to have loaded, in ms. */
const longestWait = 10_000;

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
    let isGone = false;
    const load = async () => {
      try {
        allowChatScripts();
        const { LiveChatWidget } = await import('@livechat/widget-react');
        if (!isGone) setWidget(() => LiveChatWidget as ComponentType<WidgetProps>);
      } catch {
        // The chat is an extra: its buttons go on leading to the contact form.
      }
    };
    const whenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load);
    // A picture host that hangs holds the load event back for minutes.
    const clock = setTimeout(whenIdle, longestWait);
    const onLoad = () => {
      clearTimeout(clock);
      whenIdle();
    };
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true });
    return () => {
      isGone = true;
      clearTimeout(clock);
      window.removeEventListener('load', onLoad);
    };
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
