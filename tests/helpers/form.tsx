import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContactForm } from '../../src/components/contact/ContactForm';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';
import type { Outcome } from '../../src/services/sendMessage';
import type { FormField } from '../../src/types';

const { fields } = contact.form;

export type FieldName = (typeof fields)[number]['name'];

type Message = Record<FieldName, string>;

export const fieldNames = fields.map(({ name }) => name);
export const requiredFields = fields.filter(({ required }) => required).map(({ name }) => name);

/** A value that a field accepts, with characters that are easily damaged on the way. */
function sampleOf({ name, type, rows }: FormField): string {
  if (rows) return 'Two of us,\nin May 🐘 <script>alert(1)</script>';
  if (type === 'email') return 'zoe@example.com';
  if (type === 'tel') return '(281) 555-0100';
  return `Zoë "Zo" O'Neill, ${name}`;
}

const messageOf = (toValue: (field: FormField) => string) =>
  Object.fromEntries(fields.map((field) => [field.name, toValue(field)])) as Message;

/** A message that the form accepts. */
export const validMessage = messageOf(sampleOf);
export const emptyMessage = messageOf(() => '');

/** Reads and fills in the form on the page. */
export const form = {
  field: (name: FieldName) => {
    const { inputName } = fields.find((field) => field.name === name) ?? {};
    return document.querySelector(`form [name=${inputName}]`) as HTMLInputElement;
  },
  write: (name: FieldName, value: string) =>
    fireEvent.input(form.field(name), { target: { value } }),
  fill: (values: Partial<Message> = validMessage) => {
    for (const [name, value] of Object.entries(values)) form.write(name as FieldName, value);
  },
  values: () => messageOf(({ name }) => form.field(name as FieldName).value),
};

/** Renders the form, filled in with `values`; the test decides when each `send` settles. */
export function renderContactForm(values: Partial<Message> = validMessage) {
  const answers: ((outcome: Outcome) => void)[] = [];
  const send = vi.fn(
    (_: Record<string, string>) => new Promise<Outcome>((resolve) => answers.push(resolve)),
  );
  const onOutcome = vi.fn();
  const { container } = render(
    <ContactForm strings={contact.form} company={company} send={send} onOutcome={onOutcome} />,
  );
  form.fill(values);
  const element = screen.getByRole('form', { name: contact.form.label });
  return {
    container,
    element,
    send,
    onOutcome,
    button: screen.getByRole('button'),
    submit: () => fireEvent.submit(element),
    /** Answers the last message that was sent, or an earlier one by its index. */
    answer: (outcome: Outcome, index = -1) => act(async () => answers.at(index)?.(outcome)),
  };
}
