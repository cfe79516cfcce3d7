import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useInquiry } from './Inquiry';

/**
 * Starts the message of a form with what the visitor asks about, if its text area is empty or holds
 * an earlier start as it was.
 *
 * @returns the start that the text area was given, until the visitor or `clear` empties it; `isStarter`
 *   tells it from what the visitor has written
 */
export function useMessageStarter(
  form: RefObject<HTMLFormElement | null>,
  toText: (about: string) => string,
) {
  const { inquiry } = useInquiry();
  const [starter, setStarter] = useState('');
  const last = useRef('');

  useEffect(
    function startMessage() {
      const box = form.current?.querySelector('textarea');
      if (!inquiry || !box || (box.value && box.value !== last.current)) return;
      last.current = toText(inquiry.about);
      box.value = last.current;
      setStarter(last.current);
    },
    [form, inquiry, toText],
  );

  useEffect(
    function forgetWhenEmptied() {
      const element = form.current;
      const handleInput = ({ target }: Event) => {
        if (target instanceof HTMLTextAreaElement && !target.value) setStarter('');
      };
      element?.addEventListener('input', handleInput);
      return () => element?.removeEventListener('input', handleInput);
    },
    [form],
  );

  const isStarter = useCallback((text: string) => text === last.current, []);
  return { starter, isStarter, clear: () => setStarter('') };
}
