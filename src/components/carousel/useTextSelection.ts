import { type RefObject, useEffect, useState } from 'react';

/** Returns whether text in an element is selected. */
export function useTextSelection(container: RefObject<Element | null>): boolean {
  const [hasSelection, setHasSelection] = useState(false);
  useEffect(
    function followSelection() {
      const update = () => {
        const selection = document.getSelection();
        setHasSelection(
          Boolean(
            container.current &&
              selection &&
              !selection.isCollapsed &&
              selection.getRangeAt(0).intersectsNode(container.current),
          ),
        );
      };
      document.addEventListener('selectionchange', update);
      return () => document.removeEventListener('selectionchange', update);
    },
    [container],
  );
  return hasSelection;
}
