import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactMessage } from '../../services/sendMessage';
import layout from '../../styles/layout.module.css';
import utilities from '../../styles/utilities.module.css';
import type { Company } from '../../types';
import buttonStyles from '../controls/Button.module.css';
import styles from './ContactForm.module.css';
import { ContactLinks } from './ContactLinks';
import { Field } from './Field';

interface ContactFormStrings extends Record<keyof ContactMessage, string> {
  label: string;
  /** An example of a message, above its box. */
  example: string;
  /** Shown beside the button. */
  sendNote: string;
  required: string;
  optional: string;
  send: string;
  sending: string;
  /** Shown below the button. The toast has its own text. */
  success: { status: string };
  failure: { status: string };
}

export type Outcome = 'success' | 'failure';

interface ContactFormProps {
  strings: ContactFormStrings;
  company: Company;
  /** Sends the message. Rejects if it was not accepted. */
  send: (message: ContactMessage) => Promise<void>;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * The contact form. Success clears the fields, unless the visitor has changed them meanwhile;
 * failure keeps them. The outcome also stays below the button without a time limit (WCAG 2.2.3).
 */
export function ContactForm({ strings, company, send, onOutcome }: ContactFormProps) {
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<'idle' | 'sending' | Outcome>('idle');
  const isSending = status === 'sending';
  useDraftWarning(form);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget } = event;
    const message = read(currentTarget);
    // Rendered at once, so that a second submission in the same tick finds the form sending.
    flushSync(() => setStatus('sending'));
    const outcome = await send(message).then(
      (): Outcome => 'success',
      (): Outcome => 'failure',
    );
    const isUnchanged = JSON.stringify(read(currentTarget)) === JSON.stringify(message);
    if (outcome === 'success' && isUnchanged) currentTarget.reset();
    setStatus(outcome);
    onOutcome(outcome);
  };

  const required = { required: true, hint: strings.required };
  return (
    <form
      ref={form}
      className={`${layout.box} ${layout.stack} ${styles.form}`}
      aria-labelledby={heading}
      onSubmit={submit}
      data-needs-script
    >
      <h2 id={heading}>{strings.label}</h2>
      <Field name="name" label={strings.name} {...required} autoComplete="name" />
      <Field name="email" label={strings.email} {...required} type="email" autoComplete="email" />
      <Field
        name="phone"
        label={strings.phone}
        hint={strings.optional}
        type="tel"
        autoComplete="tel"
      />
      <Field
        name="message"
        label={strings.message}
        {...required}
        example={strings.example}
        rows={4}
      />
      <button
        type="submit"
        className={buttonStyles.button}
        // Not `disabled`, which would move focus to the body.
        aria-disabled={isSending}
      >
        {isSending ? strings.sending : strings.send}
      </button>
      <p>{strings.sendNote}</p>
      {/* Some screen readers do not announce the button's new label (WCAG 4.1.3). */}
      <p role="status" className={utilities.visuallyHidden}>
        {isSending && strings.sending}
      </p>
      {(status === 'success' || status === 'failure') && (
        <div className={styles.outcome} data-state={status}>
          <p>{strings[status].status}</p>
          {status === 'failure' && <ContactLinks company={company} />}
        </div>
      )}
    </form>
  );
}

/**
 * Reads the fields from the DOM, because browsers restore and fill them in without events.
 * FormData would replace unpaired surrogates.
 */
function read(form: HTMLFormElement) {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]');
  const entries = Array.from(fields, ({ name, value }) => [name, value]);
  return Object.fromEntries(entries) as ContactMessage;
}

/** Makes the browser ask for confirmation before the page is left with text in the form. */
function useDraftWarning(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const hasDraft = () => Object.values(read(element)).some(Boolean);
    const warn = (event: BeforeUnloadEvent) => {
      if (hasDraft()) event.preventDefault();
    };
    // Not before there is text: Firefox keeps pages with this listener out of its
    // back/forward cache.
    const listen = () => window.addEventListener('beforeunload', warn);
    if (hasDraft()) listen();
    element.addEventListener('input', listen);
    return () => {
      element.removeEventListener('input', listen);
      window.removeEventListener('beforeunload', warn);
    };
  }, [form]);
}
