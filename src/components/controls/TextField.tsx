import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormField } from '../../types';
import { Stack } from '../layout/Stack';
import { Icon } from '../media/Icon';
import { Text } from '../text/Text';
import { classNames } from '../utils/classNames';
import { onTextChange } from '../utils/textChange';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends Omit<FormField, 'parameter' | 'name' | 'noun' | 'required'> {
  /** The name by which a form sends the value. Without one, it does not. */
  name?: string;
  required?: boolean;
  /** "required" or "optional", shown after the label. */
  hint?: string;
  /** What the visitor should know about the value, below the example. */
  note?: string;
  /** The id of an element that describes the field, in addition to its example. */
  describedBy?: string;
  /** Says where the field stands in the layout around it. */
  className?: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * A labeled, uncontrolled field with native validation. The browser's message is shown below the field, where it
 * stays and is read with the field (WCAG 3.3.1). It is in the browser's language (WCAG 3.1.2).
 */
export function TextField({
  name,
  label,
  hint,
  note,
  example,
  type,
  rows,
  required,
  autoComplete,
  describedBy,
  className,
}: TextFieldProps) {
  const [error, setError] = useState('');
  const field = useRef<Control>(null);
  const id = useId();
  const descriptions = [
    describedBy,
    example && `${id}-example`,
    note && `${id}-note`,
    error && `${id}-error`,
  ];

  // While the value is invalid, the message stays as it is until the form is submitted again. One that
  // changed with every letter would be announced with every letter, and one that changed on blur could
  // move the Send button away from a press.
  useEffect(
    function removeErrorWhenValid() {
      if (!error) return;
      return onTextChange(() => {
        if (field.current?.validity.valid) setError('');
      });
    },
    [error],
  );

  const inputProps = {
    // A function, because a ref object would have to fit both elements.
    ref: (element: Control | null) => {
      field.current = element;
    },
    id,
    name,
    required,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    onInvalid: ({ currentTarget }: FormEvent<Control>) => setError(currentTarget.validationMessage),
  };
  return (
    <Stack gap={2} className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        {hint ? `${label} ` : label}
        {hint && <span className={styles.hint}>{`(${hint})`}</span>}
      </label>
      {example && (
        <Text id={`${id}-example`} isMuted>
          {example}
        </Text>
      )}
      {note && <Text id={`${id}-note`}>{note}</Text>}
      {type === 'textarea' ? (
        <textarea {...inputProps} rows={rows} />
      ) : (
        <input {...inputProps} type={type} />
      )}
      {error && (
        <p ref={markLanguage} id={`${id}-error`} className={styles.error} dir="auto">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </Stack>
  );
}

/**
 * Marks an element as in the language of the browser's messages. `navigator.language` is the one that the
 * visitor prefers for pages. After the next paint, because the first use of Intl is slow on phones.
 */
function markLanguage(element: HTMLElement | null) {
  if (element)
    setTimeout(() => {
      element.lang = new Intl.NumberFormat().resolvedOptions().locale;
    });
}
