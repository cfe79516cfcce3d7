import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContactForm } from '../../src/components/contact/ContactForm';
import { company } from '../../src/content/company.yml';
import { contact } from '../../src/content/contact.yml';
import type { Outcome } from '../../src/services/sendMessage';
import { renderPart } from './render';
import {
  type Message,
  messageOf,
  type Parameter,
  parameters,
  sampleMessage,
} from './sample-message';

const { fields } = contact.form;

/** Reads and fills in the form on the page, whose screen may be hidden, by the parameters of its fields. */
export const form = {
  field: (parameter: Parameter) => {
    const { name } = fields.find((field) => field.parameter === parameter) ?? {};
    return document.querySelector(`form [name=${name}]`) as HTMLInputElement;
  },
  write: (parameter: Parameter, value: string) =>
    fireEvent.input(form.field(parameter), { target: { value } }),
  fill: (values: Partial<Message> = sampleMessage) => {
    for (const parameter of parameters) {
      const value = values[parameter];
      if (value !== undefined) form.write(parameter, value);
    }
  },
  values: () => messageOf(({ parameter }) => form.field(parameter).value),
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
  renderPart(
    'contact',
    <ContactForm strings={contact.form} company={company} send={send} onOutcome={onOutcome} />,
  );
  window.page.show('contact', { keepsFocus: true });
  form.fill(values);
  const element = screen.getByRole('form', { name: contact.form.label });
  return {
    element,
    send,
    onOutcome,
    button: screen.getByRole('button', { name: contact.form.send }),
    submit: () => fireEvent.submit(element),
    /** Answers the last message that was sent, or an earlier one by its index. */
    answer: (outcome: Outcome, index = -1) => act(async () => answers.at(index)?.(outcome)),
  };
}
