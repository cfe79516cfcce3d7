import { useEffect } from 'react';

/**
 * Brings the control that gets the focus wholly into view, clear of what stays at the top. Firefox
 * is content once a part of it can be seen (WCAG 2.4.12).
 */
export function useScrollFocusedIntoView(): void {
  useEffect(() => {
    const bring = ({ target }: FocusEvent) => {
      if (
        target instanceof Element &&
        target.matches(':is(a, button, input, textarea):focus-visible')
      )
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', bring);
    return () => document.removeEventListener('focusin', bring);
  }, []);
}
