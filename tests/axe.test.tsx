import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { expect, it } from 'vitest';
import { Toaster } from '../src/components/feedback/Toaster';
import { contact } from '../src/content/contact.yml';
import { shell } from '../src/content/shell.yml';
import { renderContactForm } from './helpers/form';

// States of components, without styles. e2e/sweep.spec.ts checks most of them on the built site, with colors.

declare module 'vitest' {
  interface Matchers<T> {
    toHaveNoViolations(): T;
  }
}

expect.extend(toHaveNoViolations);

it.each<[state: string, open: () => Element | Promise<Element>]>([
  [
    'the form with errors',
    () => {
      const { element } = renderContactForm({ from_email: 'not an address' });
      fireEvent.click(screen.getByRole('button', { name: contact.form.send }));
      return element;
    },
  ],
  [
    'the form while sending',
    () => {
      const { element, submit } = renderContactForm();
      submit();
      return element;
    },
  ],
  ...(['failure', 'unknown'] as const).map((outcome): [string, () => Promise<Element>] => [
    `the form after the outcome ${outcome}`,
    async () => {
      const { element, submit, answer } = renderContactForm();
      submit();
      await answer(outcome);
      return element;
    },
  ]),
  [
    'a toast',
    () => {
      const toast = { variant: 'failure', ...contact.form.failure } as const;
      render(<Toaster toast={toast} strings={shell.toasts} onClose={() => {}} />);
      return document.body;
    },
  ],
])('%s has no axe violations', async (_, open) => {
  const element = await open();
  // Timers of the page may fire in the meantime.
  const results = await act(async () => axe(element));
  expect(results).toHaveNoViolations();
});
