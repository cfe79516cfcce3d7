import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContactForm } from '../../src/components/contact/ContactForm';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';
import type { Outcome } from '../../src/services/sendMessage';
import {
  type FieldName,
  fieldNames,
  type Message,
  messageOf,
  sampleMessage,
} from './sample-message';

const { fields } = contact.form;

/** Reads and fills in the form on the page, by the names of its fields: its screen may be hidden. */
export const form = {
  field: (name: FieldName) => {
    const { inputName } = fields.find((field) => field.name === name) ?? {};
    return document.querySelector(`form [name=${inputName}]`) as HTMLInputElement;
  },
  write: (name: FieldName, value: string) =>
    fireEvent.input(form.field(name), { target: { value } }),
  fill: (values: Partial<Message> = sampleMessage) => {
    for (const name of fieldNames) {
      const value = values[name];
      if (value !== undefined) form.write(name, value);
    }
  },
  values: () => messageOf(({ name }) => form.field(name).value),
};

/** Whether the browser would ask for confirmation if the visitor left the page, now or later. */
export function asksBeforeLeaving(msFromNow = 0) {
  const event = new Event('beforeunload', { cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + msFromNow });
  return !fireEvent(window, event);
}

/** Renders the form, filled in with `values`; the test decides when each `send` settles. */
export function renderContactForm(values: Partial<Message> = sampleMessage) {
  const answers: ((outcome: Outcome) => void)[] = [];
  const send = vi.fn(
    (_: Record<string, string>) => new Promise<Outcome>((resolve) => answers.push(resolve)),
  );
  const onOutcome = vi.fn();
  render(
    <ContactForm strings={contact.form} company={company} send={send} onOutcome={onOutcome} />,
  );
  form.fill(values);
  const element = screen.getByRole('form', { name: contact.form.label });
  return {
    element,
    send,
    onOutcome,
    button: screen.getByRole('button'),
    submit: () => fireEvent.submit(element),
    /** Answers the last message that was sent, or an earlier one by its index. */
    answer: (outcome: Outcome, index = -1) => act(async () => answers.at(index)?.(outcome)),
  };
}
