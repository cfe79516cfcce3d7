import { type FormEvent, useId, useState } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  name: string;
  label: string;
  /** "required" or "optional", in words. */
  hint: string;
  isRequired?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Makes it a field of several lines, this many to begin with. */
  rows?: number;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A labeled field with the browser's own checks and messages (spec 5). The browser's message also
 * stands under the field, because its bubble passes and is silent in some screen readers
 * (WCAG 3.3.1).
 */
export function Field({
  name,
  label,
  hint,
  isRequired,
  rows,
  value,
  onChange,
  ...input
}: FieldProps) {
  const [error, setError] = useState('');
  const id = useId();
  const take = (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
    const { value, validity } = event.currentTarget;
    onChange(value);
    // A message that changes with every letter is read out with every letter.
    if (validity.valid) setError('');
  };
  const props = {
    ...input,
    id,
    name,
    value,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setError(event.currentTarget.validationMessage),
    onChange: take,
    // React's onChange misses what a program in the page fills in.
    onInput: take,
    onBlur: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (error) setError(event.currentTarget.validationMessage);
    },
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {`${label} `}
        <span className={styles.hint}>{`(${hint})`}</span>
      </label>
      {rows ? <textarea {...props} rows={rows} /> : <input {...props} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
