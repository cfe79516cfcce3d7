import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContactForm } from '../../src/components/contact/ContactForm';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';

export const validMessage = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  message: 'Two of us',
};
export const emptyMessage = { name: '', email: '', phone: '', message: '' };

/** Renders the form, filled in with `values`; the test decides when and how `send` settles. */
export function renderContactForm(values: Partial<typeof validMessage> = validMessage) {
  let answer = { resolve: () => {}, reject: (_: Error) => {} };
  const send = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        answer = { resolve, reject };
      }),
  );
  const onOutcome = vi.fn();
  const { container } = render(
    <ContactForm strings={contact.form} company={company} send={send} onOutcome={onOutcome} />,
  );
  const field = (name: keyof typeof validMessage) =>
    container.querySelector(`[name=${name}]`) as HTMLInputElement;
  const write = (name: keyof typeof validMessage, value: string) =>
    fireEvent.input(field(name), { target: { value } });
  for (const [name, value] of Object.entries(values))
    write(name as keyof typeof validMessage, value);
  return {
    ...{ container, field, write, send, onOutcome },
    button: screen.getByRole('button'),
    form: screen.getByRole('form', { name: 'Send us a message' }),
    values: () =>
      Object.fromEntries(
        Object.keys(validMessage).map((name) => [name, field(name as 'name').value]),
      ),
    succeed: () => act(async () => answer.resolve()),
    fail: () => act(async () => answer.reject(new Error('no'))),
  };
}
