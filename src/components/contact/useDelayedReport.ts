import { type FormEvent, type RefObject, useEffect, useRef } from 'react';

/** Long enough for browsers to tell assistive technology what has changed. */
const delayMs = 100;

/**
 * Lets the browser report invalid fields, and focus the first, only after their messages are on the page.
 * Otherwise, Chromium tells screen readers of the message twice: with the focus, and as a change of the
 * field that has it.
 *
 * @returns the form's handler for `invalid` events
 */
export function useDelayedReport(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef(0);
  const isReporting = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (event: FormEvent) => {
    if (isReporting.current) return;
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      isReporting.current = true;
      form.current?.reportValidity();
      isReporting.current = false;
    }, delayMs);
  };
}
