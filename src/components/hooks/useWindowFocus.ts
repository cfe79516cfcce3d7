import { useSyncExternalStore } from 'react';

const intervalMs = 250;

/** While a frame has focus, leaving and returning to the window dispatches no event on it. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, intervalMs);
  return () => clearInterval(timer);
}

/** Returns whether the window, or a frame in it, has focus. It asks several times a second. */
export function useWindowFocus(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hasFocus(),
    () => true,
  );
}

/**
 * Calls a function when focus moves from the page into a frame in it, such as the video player or the
 * chat, which pages only notice as a blur of the window. Returns a function that stops this.
 */
export function onFrameFocus(handleFocus: () => void): () => void {
  // The frame is the active element only once the event is over.
  const handleBlur = () =>
    setTimeout(() => {
      if (document.activeElement?.tagName === 'IFRAME') handleFocus();
    });
  window.addEventListener('blur', handleBlur);
  return () => window.removeEventListener('blur', handleBlur);
}
