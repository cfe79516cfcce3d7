import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useInquiry } from './Inquiry';

/**
 * Starts the message of a form with what the visitor asks about, if its field is empty or holds the text
 * of an earlier inquiry, unchanged.
 *
 * @param fieldName the name of the field for the message, if the form has one
 * @param toText makes the text from what the visitor asks about
 * @returns the text that the field was given, until the visitor empties the field or `clear` is called;
 *   `isInquiryText` tells it from what the visitor has written
 */
export function useInquiryText(
  form: RefObject<HTMLFormElement | null>,
  fieldName: string | undefined,
  toText: (about: string) => string,
) {
  const { inquiry } = useInquiry();
  const [inquiryText, setInquiryText] = useState('');
  const last = useRef('');

  useEffect(
    function startMessage() {
      const field = fieldName && form.current?.elements.namedItem(fieldName);
      if (!inquiry || !(field instanceof HTMLTextAreaElement)) return;
      if (field.value && field.value !== last.current) return;
      last.current = toText(inquiry.about);
      field.value = last.current;
      // Clears the error of an empty message.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      setInquiryText(last.current);
    },
    [form, fieldName, inquiry, toText],
  );

  useEffect(
    function forgetWhenEmptied() {
      const element = form.current;
      const handleInput = ({ target }: Event) => {
        const isField = target instanceof HTMLTextAreaElement && target.name === fieldName;
        if (isField && !target.value) setInquiryText('');
      };
      element?.addEventListener('input', handleInput);
      return () => element?.removeEventListener('input', handleInput);
    },
    [form, fieldName],
  );

  const isInquiryText = useCallback((text: string) => text === last.current, []);
  return { inquiryText, isInquiryText, clear: () => setInquiryText('') };
}
