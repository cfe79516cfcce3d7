import { useEffect } from 'react';

/**
 * Scrolls a control that receives keyboard focus fully into view, clear of the sticky header
 * (WCAG 2.4.12). Firefox does not scroll if a part of the control is visible.
 */
export function useScrollFocusedIntoView(): void {
  useEffect(function listenForFocus() {
    const scrollIntoView = ({ target }: FocusEvent) => {
      if (
        target instanceof Element &&
        target.matches(':is(a, button, summary, input, textarea):focus-visible')
      )
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', scrollIntoView);
    return () => document.removeEventListener('focusin', scrollIntoView);
  }, []);
}
