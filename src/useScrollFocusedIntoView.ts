import { useEffect } from 'react';
import { isWindowBlur } from './components/utils/isWindowBlur';

/**
 * Scrolls a control that receives keyboard focus fully into view, clear of the sticky header
 * (WCAG 2.4.12). Firefox does not scroll if a part of the control is visible.
 */
export function useScrollFocusedIntoView(): void {
  useEffect(function listenForFocus() {
    let keptFocus: EventTarget | null = null;
    const noteWindowBlur = (event: FocusEvent) => {
      keptFocus = isWindowBlur(event) ? event.target : null;
    };
    const scrollIntoView = ({ target }: FocusEvent) => {
      if (
        target !== keptFocus &&
        target instanceof Element &&
        target.matches(':is(a, button, summary, input, textarea):focus-visible')
      )
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusout', noteWindowBlur);
    document.addEventListener('focusin', scrollIntoView);
    return () => {
      document.removeEventListener('focusout', noteWindowBlur);
      document.removeEventListener('focusin', scrollIntoView);
    };
  }, []);
}
