import { type MouseEvent, useEffect, useRef } from 'react';

/** Long enough for browsers to tell assistive technology what has changed. */
const delayMs = 100;

/**
 * Focuses the first invalid field once the messages are on the page. Otherwise, Chromium tells screen readers of
 * the message twice: with the focus, and as a change of the field that has it. The check is the browser's, and so
 * are the messages, which the fields show themselves; its bubble would cover them on phones.
 *
 * @returns a handler for clicks in the form, and thus for the Enter key, for which browsers click its button
 */
export function useFirstInvalidFocus() {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (event: MouseEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const isSubmit = event.target instanceof Element && event.target.closest('[type=submit]');
    // Fields show their messages on the `invalid` events of this check.
    if (!isSubmit || form.checkValidity()) return;
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => form.querySelector<HTMLElement>(':invalid')?.focus(),
      delayMs,
    );
  };
}
