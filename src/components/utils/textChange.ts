/**
 * Password managers, grammar tools, and browsers that restore a page change the text of fields without an `input`
 * event. One of the other events follows before the visitor sends the form or leaves the page.
 */
const occasions = [
  ...['input', 'textchange', 'submit', 'selectionchange', 'focus', 'blur', 'keydown'],
  ...['pointerover', 'pageshow', 'visibilitychange'],
];

/**
 * Calls `listener` whenever the text of a field may have changed.
 *
 * @returns a function that unsubscribes
 */
export function onTextChange(listener: () => void): () => void {
  // In the capture phase, because some of the events do not bubble.
  for (const type of occasions) window.addEventListener(type, listener, true);
  return () => {
    for (const type of occasions) window.removeEventListener(type, listener, true);
  };
}

/** Tells the listeners that a component has changed the text of a field. */
export function reportTextChange(): void {
  window.dispatchEvent(new Event('textchange'));
}
