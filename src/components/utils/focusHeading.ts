import { isWindowBlur } from './isWindowBlur';

/**
 * Moves focus to the first heading of a part of the page, without scrolling, which differs by browser. It is focusable only meanwhile, because Orca
 * calls a heading that can have focus "clickable".
 */
export function focusHeading(part: Element | null | undefined) {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  const handleBlur = (event: FocusEvent) => {
    if (isWindowBlur(event)) return;
    heading.removeAttribute('tabindex');
    heading.removeEventListener('blur', handleBlur);
  };
  heading.tabIndex = -1;
  heading.addEventListener('blur', handleBlur);
  heading.focus({ preventScroll: true });
}
