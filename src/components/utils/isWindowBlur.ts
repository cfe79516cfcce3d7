/**
 * Returns whether an event only tells that the window loses focus: its active element stays the same, and
 * receives a focus event when the visitor returns, although focus has not moved.
 */
export function isWindowBlur({ target }: { target: EventTarget | null }): boolean {
  return target === document.activeElement;
}
