import { type FormEvent, useId, useState } from 'react';
import type { FormField } from '../../types';
import styles from './Field.module.css';

type FieldEvent = FormEvent<HTMLInputElement | HTMLTextAreaElement>;

export interface FieldProps extends Omit<FormField, 'noun'> {
  /** "required" or "optional", shown after the label. */
  hint: string;
}

/**
 * A labeled, uncontrolled field with native validation. The browser's message is also shown below
 * the field, because its tooltip disappears and some screen readers ignore it (WCAG 3.3.1).
 */
export function Field({
  name,
  label,
  hint,
  example,
  required,
  type,
  autoComplete,
  rows,
}: FieldProps) {
  const [error, setError] = useState('');
  const id = useId();
  const props = {
    id,
    name,
    required,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [example && `${id}-example`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    onInvalid: ({ currentTarget }: FieldEvent) => setError(currentTarget.validationMessage),
    // Only cleared while typing: a message that changed with every letter would be announced
    // with every letter. React's onChange misses input events that scripts dispatch.
    onInput: ({ currentTarget }: FieldEvent) => {
      if (currentTarget.validity.valid) setError('');
    },
    onBlur: ({ currentTarget }: FieldEvent) => {
      if (error) setError(currentTarget.validationMessage);
    },
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {`${label} `}
        <span className={styles.hint}>{`(${hint})`}</span>
      </label>
      {example && (
        <p id={`${id}-example`} className={styles.hint}>
          {example}
        </p>
      )}
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} type={type} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
