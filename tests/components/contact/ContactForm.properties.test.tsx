import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ContactForm, type Outcome } from '../../../src/components/contact/ContactForm';
import { company } from '../../../src/content/company';
import { contact } from '../../../src/content/contact';
import type { ContactMessage } from '../../../src/services/sendMessage';
import { emptyMessage } from '../../helpers/form';
import { arbitraryText, propertyOptions } from '../../helpers/properties';

// Any order of typing, submissions, and answers.

type Step =
  | { do: 'type'; into: keyof ContactMessage; text: string }
  | { do: 'submit'; times: number }
  | { do: 'answer'; outcome: Outcome }
  | { do: 'answer late'; outcome: Outcome };

const fields = ['name', 'email', 'phone', 'message'] as const;
const field = fc.constantFrom<keyof ContactMessage>(...fields);
const outcome = fc.constantFrom<Outcome>('success', 'failure');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('type'), into: field, text: arbitraryText }),
  fc.record({ do: fc.constant('submit'), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('answer'), outcome }),
  fc.record({ do: fc.constant('answer late'), outcome }),
);

/** Renders the form with a service that answers when the test says so. */
function open() {
  const sent: { message: ContactMessage; answer: (outcome: Outcome) => void }[] = [];
  const reported: Outcome[] = [];
  const { container } = render(
    <ContactForm
      strings={contact.form}
      company={company}
      onOutcome={(outcome) => reported.push(outcome)}
      send={(message) =>
        new Promise((resolve, reject) => {
          const answer = (outcome: Outcome) =>
            outcome === 'success' ? resolve() : reject(new Error('no'));
          sent.push({ message, answer });
        })
      }
    />,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const button = within(form).getByRole('button');
  const input = (name: keyof ContactMessage) =>
    form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  const values = () => Object.fromEntries(fields.map((name) => [name, input(name).value]));
  return { sent, reported, form, button, input, values };
}

it('sends each submission once, reports each outcome once, loses no text, and enables the button again', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
        const { sent, reported, form, button, input, values } = open();
        const elements = [...form.elements];
        let pending: ContactMessage | null = null;
        let expected = emptyMessage;
        const outcomes: Outcome[] = [];
        let submissions = 0;

        for (const step of steps) {
          if (step.do === 'type') {
            fireEvent.input(input(step.into), { target: { value: step.text } });
            // Read back, because inputs sanitize their value, for example by removing line breaks.
            expected = { ...expected, [step.into]: input(step.into).value };
          } else if (step.do === 'submit') {
            act(() => {
              for (let time = 0; time < step.times; time += 1) fireEvent.submit(form);
            });
            if (!pending) {
              submissions += 1;
              pending = expected;
              expect(sent.at(-1)?.message).toEqual(expected);
            }
          } else if (step.do === 'answer' && pending) {
            await act(async () => sent.at(-1)?.answer(step.outcome));
            outcomes.push(step.outcome);
            // Text typed while sending is a new draft.
            if (step.outcome === 'success' && JSON.stringify(expected) === JSON.stringify(pending))
              expected = emptyMessage;
            pending = null;
          } else if (step.do === 'answer late') {
            await act(async () => sent.at(-2)?.answer(step.outcome));
          }

          expect(sent).toHaveLength(submissions);
          expect(reported).toEqual(outcomes);
          expect(values()).toEqual(expected);
          expect(button).toHaveTextContent(pending ? /^Sending\.\.\.$/ : /^Send Message$/);
          expect(button).toHaveAttribute('aria-disabled', String(pending !== null));
        }
        for (const element of elements) expect(form).toContainElement(element as HTMLElement);
      })
      .beforeEach(cleanup),
    propertyOptions(200),
  );
}, 120_000);

it('sends text that was put into the fields without events', async () => {
  const { sent, form, input } = open();
  for (const name of fields)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input(name)), 'value')?.set?.call(
      input(name),
      `restored ${name}`,
    );
  act(() => void fireEvent.submit(form));
  expect(sent[0]?.message).toEqual({
    name: 'restored name',
    email: 'restored email',
    phone: 'restored phone',
    message: 'restored message',
  });
});
