import { useSyncExternalStore } from 'react';

/**
 * What is known of the chat widget, which loads late or never: another company's script may be
 * blocked, hang or fail.
 */
interface ChatState {
  isReady: boolean;
  visibility: 'minimized' | 'maximized';
}

const unavailable: ChatState = { isReady: false, visibility: 'minimized' };
let state = unavailable;
const listeners = new Set<() => void>();

/** Records what the widget reports of itself. */
export function setChat(change: Partial<ChatState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Follows the state of the chat widget. */
export function useChat(): ChatState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => unavailable,
  );
}
