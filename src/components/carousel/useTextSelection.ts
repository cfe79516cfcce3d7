import { type RefObject, useEffect, useState } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';

/**
 * Returns whether text in an element is selected, or has the caret of a visitor who reads by keyboard (caret
 * browsing). A click leaves a caret, too, which means nothing.
 */
export function useTextSelection(container: RefObject<Element | null>): boolean {
  const [selection, setSelection] = useState<Selection['type']>('None');
  const { isFocusVisible } = useFocusVisible();
  useEffect(
    function followSelection() {
      const update = () => {
        const current = document.getSelection();
        const isInside =
          container.current &&
          current?.rangeCount &&
          current.getRangeAt(0).intersectsNode(container.current);
        setSelection(isInside ? current.type : 'None');
      };
      document.addEventListener('selectionchange', update);
      return () => document.removeEventListener('selectionchange', update);
    },
    [container],
  );
  return selection === 'Range' || (selection === 'Caret' && isFocusVisible);
}
