import { useSyncExternalStore } from 'react';
import { usePageVisibility } from './usePageVisibility';

/** Whether the visitor works in another window. The focus of a frame is the page's as well. */
let isAway = false;

function subscribe(onChange: () => void) {
  const look = () => {
    isAway = !document.hasFocus();
    onChange();
  };
  const comeBack = () => {
    isAway = false;
    onChange();
  };
  window.addEventListener('blur', look);
  window.addEventListener('focus', comeBack);
  // It does not bubble.
  document.addEventListener('close', onChange, true);
  return () => {
    isAway = false;
    window.removeEventListener('blur', look);
    window.removeEventListener('focus', comeBack);
    document.removeEventListener('close', onChange, true);
  };
}

/**
 * Whether the visitor would notice something new on the page: its window is in front, and no modal
 * window of its own makes the rest of the page inert.
 */
export function usePageHasAttention(): boolean {
  const pageIsVisible = usePageVisibility();
  const isUncovered = useSyncExternalStore(
    subscribe,
    () => !isAway && !document.querySelector('dialog[open]'),
    () => true,
  );
  return pageIsVisible && isUncovered;
}
