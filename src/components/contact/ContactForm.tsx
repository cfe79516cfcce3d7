import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Outcome } from '../../services/sendMessage';
import type { Company, ContactFormStrings } from '../../types';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { Stack } from '../layout/Stack';
import { LiveRegion } from '../text/LiveRegion';
import { Text } from '../text/Text';
import { classNames } from '../utils/classNames';
import { onTextChange } from '../utils/textChange';
import styles from './ContactForm.module.css';
import { ContactLinks } from './ContactLinks';
import { type FieldValues, formText, startFields, type TextState } from './formText';
import { useDraftWarning } from './useDraftWarning';
import { useFirstInvalidFocus } from './useFirstInvalidFocus';
import { useSubmission } from './useSubmission';

interface ContactFormProps {
  strings: ContactFormStrings;
  company: Company;
  /** Sends the values of the fields, by the parameters of the EmailJS template. */
  send: (values: FieldValues) => Promise<Outcome>;
  /** Called a second time if an unknown outcome becomes certain: see `useSubmission`. */
  onOutcome: (outcome: Outcome) => void;
  /** Stands below the button if the form cannot act. */
  loadError?: ReactNode;
}

/** The state of the prerendered form. Hydration renders the form again only if its state differs. */
const emptyState = JSON.stringify({ hasDraft: false, isStarted: false } satisfies TextState);

/**
 * The contact form. Success clears the fields, unless the visitor has changed them meanwhile;
 * anything else keeps them. A button about a trip starts the message. The outcome also stays below the
 * button without a time limit (WCAG 2.2.3).
 */
export function ContactForm({ strings, company, send, onOutcome, loadError }: ContactFormProps) {
  const id = useId();
  const text = useMemo(() => formText(id, strings), [id, strings]);
  const state = useSyncExternalStore(onTextChange, text.state, () => emptyState);
  const { hasDraft, isStarted, example }: TextState = JSON.parse(state);
  const [isEdited, setIsEdited] = useState(false);
  const handleClickCapture = useFirstInvalidFocus();
  useDraftWarning(hasDraft);

  useEffect(
    function startMessage() {
      const start = ({ detail }: WindowEventMap['inquire']) => text.start(detail);
      window.addEventListener('inquire', start);
      return () => window.removeEventListener('inquire', start);
    },
    [text],
  );

  const { status, submit } = useSubmission({
    send,
    onOutcome: (outcome, sent) => {
      const isSame = JSON.stringify(text.read()) === JSON.stringify(sent);
      if (outcome === 'success' && isSame) text.clear();
      setIsEdited(!isSame);
      onOutcome(outcome);
    },
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(text.read());
  };

  const isSending = status === 'sending';
  const isUnknown = status === 'unknown';
  return (
    <Stack
      as="form"
      look="framed"
      id={id}
      aria-labelledby={`${id}-heading`}
      // In the capture phase, because React Aria stops the click at the button.
      onClickCapture={handleClickCapture}
      onSubmit={handleSubmit}
      data-needs-script
    >
      <Text as="h2" data-look="part" id={`${id}-heading`}>
        {strings.label}
      </Text>
      {/* Not of the type "hidden", whose value browsers do not restore. */}
      <input type="text" name={startFields.text} hidden />
      <input type="text" name={startFields.example} hidden />
      {strings.fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          hint={field.required ? strings.required : strings.optional}
          {...(field === text.messageField && {
            example: example ?? field.example,
            note: isStarted ? strings.inquiryNote : undefined,
          })}
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
      {loadError}
      {/* Some screen readers do not announce the button's new label (WCAG 4.1.3). An unknown outcome
          is announced too, because the toast does not say that the message may have arrived. */}
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
        <div className={classNames(styles.outcome, styles.success)}>
          <Text>{isEdited ? strings.success.edited : strings.success.status}</Text>
        </div>
      )}
      {status === 'failure' && (
        <div className={styles.outcome}>
          <Text>{strings.failure.status}</Text>
          <ContactLinks company={company} />
        </div>
      )}
      <Stack as="ol" role="list" gap={2} className={styles.nextSteps}>
        {strings.next.map((step, index) => (
          <Text as="li" size="small" key={index}>
            {step}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
