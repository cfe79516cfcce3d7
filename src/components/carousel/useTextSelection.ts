import { type RefObject, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('selectionchange', onChange);
  return () => document.removeEventListener('selectionchange', onChange);
}

/** Returns whether text in an element is selected. */
export function useTextSelection(container: RefObject<Element | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      const selection = document.getSelection();
      const element = container.current;
      if (!element || !selection || selection.isCollapsed) return false;
      return selection.getRangeAt(0).intersectsNode(element);
    },
    () => false,
  );
}
