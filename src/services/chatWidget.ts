import type { ComponentType } from 'react';

interface ChatWidgetProps {
  license: string;
  visibility: 'minimized' | 'maximized';
  onReady: () => void;
  onVisibilityChanged: (data: { visibility: string }) => void;
}

/** Loads LiveChat's widget, a component. Rejects if its file cannot be loaded. */
export async function importChatWidget(): Promise<ComponentType<ChatWidgetProps>> {
  const { LiveChatWidget } = await import('@livechat/widget-react');
  return LiveChatWidget as ComponentType<ChatWidgetProps>;
}
