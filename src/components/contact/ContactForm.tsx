import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ContactMessage } from '../../services/sendMessage';
import utilities from '../../styles/utilities.module.css';
import type { Company } from '../../types';
import buttonStyles from '../controls/Button.module.css';
import styles from './ContactForm.module.css';
import { ContactLinks } from './ContactLinks';
import { Field } from './Field';

export interface ContactFormStrings {
  label: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  required: string;
  optional: string;
  send: string;
  sending: string;
  success: { title: string; description: string };
  failure: { title: string; description: string };
}

export type Outcome = 'success' | 'failure';

interface ContactFormProps {
  strings: ContactFormStrings;
  company: Company;
  /** Sends the message; throws when it did not go out. */
  send: (message: ContactMessage) => Promise<void>;
  onOutcome: (outcome: Outcome) => void;
}

const empty: ContactMessage = { name: '', email: '', phone: '', message: '' };
const names = Object.keys(empty) as (keyof ContactMessage)[];

/**
 * The contact form: idle, then sending; on success the fields are cleared, on failure they are
 * kept (spec 4). The outcome also stands under the button, without a time limit (WCAG 2.2.3).
 */
export function ContactForm({ strings, company, send, onOutcome }: ContactFormProps) {
  const heading = useId();
  const [fields, setFields] = useState(empty);
  const [state, setState] = useState<'idle' | 'sending' | Outcome>('idle');
  // A second submission in the same tick comes before React has rendered the first.
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  // What stands in the form counts: a browser may put words back there without a word to React,
  // which would take them out again with the next letter.
  const takeWords = () => {
    const current = form.current && read(form.current);
    if (current) setFields((now) => (isSame(now, current) ? now : current));
  };
  useLayoutEffect(takeWords, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const sent = read(event.currentTarget);
    setFields(sent);
    setState('sending');
    const outcome = await send(sent).then(
      (): Outcome => 'success',
      (): Outcome => 'failure',
    );
    isSending.current = false;
    // Words changed while the message was on its way are a new draft, and stay.
    if (outcome === 'success') setFields((now) => (isSame(now, sent) ? empty : now));
    setState(outcome);
    onOutcome(outcome);
  };

  const field = (name: keyof ContactMessage) => ({
    name,
    label: strings[name],
    value: fields[name],
    onChange: takeWords,
  });
  const required = { isRequired: true, hint: strings.required };
  const hasDraft = !isSame(fields, empty);
  useWarningBeforeLeaving(hasDraft);

  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={heading}
      onSubmit={submit}
      data-needs-script
    >
      <h2 id={heading}>{strings.label}</h2>
      <Field {...field('name')} {...required} type="text" autoComplete="name" />
      <Field {...field('email')} {...required} type="email" autoComplete="email" />
      <Field {...field('phone')} hint={strings.optional} type="tel" autoComplete="tel" />
      <Field {...field('message')} {...required} rows={4} />
      <button
        type="submit"
        className={buttonStyles.button}
        // Disabled, but not with the native attribute, which would drop the focus to the page.
        aria-disabled={state === 'sending'}
      >
        {state === 'sending' ? strings.sending : strings.send}
      </button>
      {/* The button's new label is silent in some screen readers (WCAG 4.1.3). */}
      <p role="status" className={utilities.visuallyHidden}>
        {state === 'sending' && strings.sending}
      </p>
      {(state === 'success' || state === 'failure') && (
        <div className={styles.outcome} data-state={state}>
          <p>
            <strong>{strings[state].title}</strong>
            {` ${strings[state].description}`}
          </p>
          {state === 'failure' && <ContactLinks company={company} />}
        </div>
      )}
    </form>
  );
}

function read(form: HTMLFormElement): ContactMessage {
  const inputs = form.elements as HTMLFormControlsCollection &
    Record<keyof ContactMessage, HTMLInputElement | HTMLTextAreaElement>;
  const { name, email, phone, message } = inputs;
  return { name: name.value, email: email.value, phone: phone.value, message: message.value };
}

const isSame = (one: ContactMessage, other: ContactMessage) =>
  names.every((name) => one[name] === other[name]);

/** Lets the browser ask before a page with unsent words is closed or loaded anew. */
function useWarningBeforeLeaving(hasDraft: boolean) {
  useEffect(() => {
    if (!hasDraft) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasDraft]);
}
