import { type RefObject, useEffect, useState } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';

/**
 * Returns whether text in an element is selected, or has a caret that a key has moved there (caret browsing). A click
 * leaves a caret, too, which means nothing.
 */
export function useTextSelection(container: RefObject<Element | null>): boolean {
  const [hasSelection, setHasSelection] = useState(false);
  const { isFocusVisible } = useFocusVisible();
  useEffect(
    function followSelection() {
      const update = () => {
        const selection = document.getSelection();
        setHasSelection(
          container.current !== null &&
            (selection?.type === 'Range' || (selection?.type === 'Caret' && isFocusVisible)) &&
            selection.getRangeAt(0).intersectsNode(container.current),
        );
      };
      document.addEventListener('selectionchange', update);
      return () => document.removeEventListener('selectionchange', update);
    },
    [container, isFocusVisible],
  );
  return hasSelection;
}
