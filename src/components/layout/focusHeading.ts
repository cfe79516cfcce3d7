/**
 * Moves focus to a heading. It is focusable only meanwhile, because Orca calls headings "clickable"
 * that can have focus: React listens for clicks on the whole page.
 */
export function focusHeading(heading: HTMLElement | null | undefined, options?: FocusOptions) {
  if (!heading) return;
  const handleBlur = () => {
    // When the window loses focus, its heading keeps it.
    if (document.activeElement === heading) return;
    heading.removeAttribute('tabindex');
    heading.removeEventListener('blur', handleBlur);
  };
  heading.tabIndex = -1;
  heading.addEventListener('blur', handleBlur);
  heading.focus(options);
}
