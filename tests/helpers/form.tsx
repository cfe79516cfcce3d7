import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContactForm } from '../../src/components/contact/ContactForm';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';
import type { ContactMessage } from '../../src/services/sendMessage';

// The fields of the form: a new field is added here.

/** A message that the form accepts, with characters that are easily damaged on the way. */
export const validMessage: ContactMessage = {
  name: 'Zoë "Zo" O\'Neill',
  email: 'zoe@example.com',
  phone: '(281) 555-0100',
  message: 'Two of us,\nin May 🐘 <script>alert(1)</script>',
};

/** The same message as EmailJS receives it. */
export const validParameters = {
  from_name: validMessage.name,
  from_email: validMessage.email,
  phone_number: validMessage.phone,
  message: validMessage.message,
};

export type FieldName = keyof ContactMessage;

export const fieldNames = Object.keys(validMessage) as FieldName[];
export const requiredFields = fieldNames.filter((name) => name !== 'phone');
export const emptyMessage = Object.fromEntries(
  fieldNames.map((name) => [name, '']),
) as unknown as ContactMessage;

/** Reads and fills in the form on the page. */
export const form = {
  field: (name: FieldName) => document.querySelector(`form [name=${name}]`) as HTMLInputElement,
  write: (name: FieldName, value: string) =>
    fireEvent.input(form.field(name), { target: { value } }),
  fill: (values: Partial<ContactMessage> = validMessage) => {
    for (const [name, value] of Object.entries(values)) form.write(name as FieldName, value);
  },
  values: () => Object.fromEntries(fieldNames.map((name) => [name, form.field(name).value])),
};

/** Renders the form, filled in with `values`; the test decides when and how `send` settles. */
export function renderContactForm(values: Partial<ContactMessage> = validMessage) {
  let answer = { resolve: () => {}, reject: (_: Error) => {} };
  const send = vi.fn(
    (_: ContactMessage) =>
      new Promise<void>((resolve, reject) => {
        answer = { resolve, reject };
      }),
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
    succeed: () => act(async () => answer.resolve()),
    fail: () => act(async () => answer.reject(new Error('no'))),
  };
}
