import { isWindowBlur } from '../components/utils/isWindowBlur.ts';

/**
 * Moves focus to a part of the page, without scrolling, which differs by browser: to the part itself if it is
 * focusable, to the current link of a navigation, or else to the part's first heading.
 */
export function moveFocus(part: HTMLElement | null): void {
  if (!part) return;
  const target =
    part.tabIndex >= 0 || part.matches('[tabindex], h1, h2, h3')
      ? part
      : (part.querySelector<HTMLElement>(':scope:is(nav) [aria-current]') ??
        part.querySelector<HTMLElement>('h1, h2, h3'));
  if (!target) return;
  // Only meanwhile, because Orca calls a heading that can have focus "clickable".
  if (/^H/.test(target.tagName)) {
    target.tabIndex = -1;
    const handleBlur = (event: FocusEvent) => {
      if (isWindowBlur(event)) return;
      target.removeAttribute('tabindex');
      target.removeEventListener('blur', handleBlur);
    };
    target.addEventListener('blur', handleBlur);
  }
  target.focus({ preventScroll: true });
}

/**
 * Scrolls every control that receives keyboard focus fully into view, clear of the sticky header (WCAG 2.4.12).
 * Firefox does not scroll if a part of the control is visible.
 */
export function keepFocusInView(): void {
  let keptFocus: EventTarget | null = null;
  document.addEventListener('focusout', (event) => {
    keptFocus = isWindowBlur(event) ? event.target : null;
  });
  document.addEventListener('focusin', ({ target }) => {
    if (
      target !== keptFocus &&
      target instanceof Element &&
      target.matches(':is(a, button, summary, input, textarea):focus-visible')
    )
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
