import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContactForm } from '../../src/components/contact/ContactForm';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';

export const letter = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Two of us' };
export const empty = { name: '', email: '', phone: '', message: '' };

/** Renders the form, filled in with `words`; the test decides when and how `send` settles. */
export function openForm(words: Partial<typeof letter> = letter) {
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
  const field = (name: keyof typeof letter) =>
    container.querySelector(`[name=${name}]`) as HTMLInputElement;
  const write = (name: keyof typeof letter, value: string) =>
    fireEvent.input(field(name), { target: { value } });
  for (const [name, value] of Object.entries(words)) write(name as keyof typeof letter, value);
  return {
    ...{ container, field, write, send, onOutcome },
    button: screen.getByRole('button'),
    form: screen.getByRole('form', { name: 'Send us a message' }),
    values: () =>
      Object.fromEntries(Object.keys(letter).map((name) => [name, field(name as 'name').value])),
    succeed: () => act(async () => answer.resolve()),
    fail: () => act(async () => answer.reject(new Error('no'))),
  };
}
