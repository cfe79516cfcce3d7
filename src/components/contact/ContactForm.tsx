import { type FormEvent, useCallback, useId, useRef, useState } from 'react';
import type { Outcome } from '../../services/sendMessage';
import type { Company, ContactFormStrings, FormField } from '../../types';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { Stack } from '../layout/Stack';
import { LiveRegion } from '../text/LiveRegion';
import { Text } from '../text/Text';
import styles from './ContactForm.module.css';
import { ContactLinks } from './ContactLinks';
import { useDelayedReport } from './useDelayedReport';
import { useDraftWarning } from './useDraftWarning';
import { useInquiryText } from './useInquiryText';
import { type FieldValues, useSubmission } from './useSubmission';

interface ContactFormProps {
  strings: ContactFormStrings;
  company: Company;
  /** Sends the values of the fields, by the parameters of the EmailJS template. */
  send: (values: FieldValues) => Promise<Outcome>;
  /** Called a second time if an unknown outcome becomes certain: see `useSubmission`. */
  onOutcome: (outcome: Outcome) => void;
}

/**
 * The contact form. Success clears the fields, unless the visitor has changed them meanwhile;
 * anything else keeps them. A button about a trip starts the message. The outcome also stays below the
 * button without a time limit (WCAG 2.2.3).
 */
export function ContactForm({ strings, company, send, onOutcome }: ContactFormProps) {
  const { fields } = strings;
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isEdited, setIsEdited] = useState(false);
  const messageField = fields.find(({ parameter }) => parameter === 'message');
  const { inquiryText, isInquiryText, clear } = useInquiryText(
    form,
    messageField?.name,
    strings.inquiry,
  );
  const { status, submit } = useSubmission({
    send,
    onOutcome: (outcome, sent) => {
      const element = form.current;
      const isSame = element && JSON.stringify(read(element, fields)) === JSON.stringify(sent);
      if (outcome === 'success' && isSame) {
        element.reset();
        clear();
      }
      setIsEdited(!isSame);
      onOutcome(outcome);
    },
  });
  const hasDraft = useCallback(
    (element: HTMLFormElement) =>
      Object.values(read(element, fields)).some((text) => text && !isInquiryText(text)),
    [isInquiryText, fields],
  );
  useDraftWarning(form, hasDraft);
  const handleClickCapture = useDelayedReport(form);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.current) submit(read(form.current, fields));
  };

  const isSending = status === 'sending';
  const isUnknown = status === 'unknown';
  return (
    <Stack
      as="form"
      look="card"
      ref={form}
      className={styles.form}
      aria-labelledby={heading}
      // In the capture phase, because React Aria stops the click at the button.
      onClickCapture={handleClickCapture}
      onSubmit={handleSubmit}
      data-needs-script
    >
      <Text as="h2" size="h3" id={heading}>
        {strings.label}
      </Text>
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          hint={field.required ? strings.required : strings.optional}
          note={field === messageField && inquiryText ? strings.inquiryNote : undefined}
        />
      ))}
      <Button
        type="submit"
        className={styles.send}
        // Not `disabled`, which would move focus to the body.
        aria-disabled={isSending}
      >
        {isSending ? strings.sending : strings.send}
      </Button>
      <ol role="list" className={styles.nextSteps}>
        {strings.next.map((step) => (
          <Text as="li" key={step}>
            {step}
          </Text>
        ))}
      </ol>
      {/* Some screen readers do not announce the button's new label (WCAG 4.1.3). An unknown outcome
          is announced too, because the toast suggests sending again. */}
      <LiveRegion
        role="status"
        isVisible={isUnknown}
        className={isUnknown ? styles.outcome : undefined}
      >
        {isSending && <Text>{strings.sending}</Text>}
        {isUnknown && (
          <>
            <Text>{strings.unknown.status}</Text>
            <ContactLinks company={company} />
          </>
        )}
      </LiveRegion>
      {status === 'success' && (
        <div className={styles.outcome} data-outcome="success">
          <Text>{isEdited ? strings.success.edited : strings.success.status}</Text>
        </div>
      )}
      {status === 'failure' && (
        <div className={styles.outcome} data-outcome="failure">
          <Text>{strings.failure.status}</Text>
          <ContactLinks company={company} />
        </div>
      )}
    </Stack>
  );
}

/**
 * Reads the fields from the DOM, because browsers restore and fill them in without events.
 * FormData would replace unpaired surrogates.
 */
function read(form: HTMLFormElement, fields: readonly FormField[]): FieldValues {
  const textOf = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value ?? '';
  return Object.fromEntries(fields.map(({ parameter, name }) => [parameter, textOf(name)]));
}
