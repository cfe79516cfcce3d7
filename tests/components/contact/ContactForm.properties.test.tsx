import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ContactForm, type Outcome } from '../../../src/components/contact/ContactForm';
import { company } from '../../../src/content/company';
import { contact } from '../../../src/content/contact';
import type { ContactMessage } from '../../../src/services/sendMessage';
import { anyText, runs } from '../../helpers/properties';

// The form under a visitor, and a network, that do anything in any order (spec 4).

type Step =
  | { do: 'type'; into: keyof ContactMessage; text: string }
  | { do: 'submit'; times: number }
  | { do: 'answer'; outcome: Outcome }
  | { do: 'answer after all'; outcome: Outcome };

const fields = ['name', 'email', 'phone', 'message'] as const;
const field = fc.constantFrom<keyof ContactMessage>(...fields);
const outcome = fc.constantFrom<Outcome>('success', 'failure');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('type'), into: field, text: anyText }),
  fc.record({ do: fc.constant('submit'), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('answer'), outcome }),
  fc.record({ do: fc.constant('answer after all'), outcome }),
);

const labels: Record<keyof ContactMessage, RegExp> = {
  name: /name/i,
  email: /email/i,
  phone: /phone/i,
  message: /message/i,
};

/** The form with a service whose answers come when they are told to. */
function open() {
  const sent: { message: ContactMessage; answer: (outcome: Outcome) => void }[] = [];
  const told: Outcome[] = [];
  render(
    <ContactForm
      strings={contact.form}
      company={company}
      onOutcome={(outcome) => told.push(outcome)}
      send={(message) =>
        new Promise((resolve, reject) => {
          const answer = (outcome: Outcome) =>
            outcome === 'success' ? resolve() : reject(new Error('no'));
          sent.push({ message, answer });
        })
      }
    />,
  );
  const form = screen.getByRole('form');
  const find = (name: keyof ContactMessage) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: labels[name] });
  const inputs = {
    name: find('name'),
    email: find('email'),
    phone: find('phone'),
    message: find('message'),
  };
  const input = (name: keyof ContactMessage) => inputs[name];
  /** Whether they are still the fields that go by these names. To ask takes long. */
  const expectSameFields = () => {
    for (const name of fields) expect(find(name)).toBe(input(name));
  };
  const words = (): ContactMessage => ({
    name: input('name').value,
    email: input('email').value,
    phone: input('phone').value,
    message: input('message').value,
  });
  return { sent, told, form, input, expectSameFields, words, button: screen.getByRole('button') };
}

it('sends each submission once, tells each outcome once, loses no words, and gives the button back', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
        const { sent, told, form, input, expectSameFields, words, button } = open();
        let underWay: ContactMessage | null = null;
        let expected = words();
        const outcomes: Outcome[] = [];
        let submissions = 0;

        for (const now of steps) {
          if (now.do === 'type') {
            fireEvent.change(input(now.into), { target: { value: now.text } });
            // What a field makes of a text, such as dropping line breaks, is the browser's business.
            expected = { ...expected, [now.into]: input(now.into).value };
          } else if (now.do === 'submit') {
            act(() => {
              for (let time = 0; time < now.times; time += 1) fireEvent.submit(form);
            });
            if (!underWay) {
              submissions += 1;
              underWay = expected;
              expect(sent.at(-1)?.message).toEqual(expected);
            }
          } else if (now.do === 'answer' && underWay) {
            await act(async () => sent.at(-1)?.answer(now.outcome));
            outcomes.push(now.outcome);
            // Words written while the message was on its way are a new draft.
            if (now.outcome === 'success' && JSON.stringify(expected) === JSON.stringify(underWay))
              expected = { name: '', email: '', phone: '', message: '' };
            underWay = null;
          } else if (now.do === 'answer after all') {
            await act(async () => sent.at(-2)?.answer(now.outcome));
          }

          expect(sent).toHaveLength(submissions);
          expect(told).toEqual(outcomes);
          expect(words()).toEqual(expected);
          expect(button).toHaveTextContent(underWay ? /^Sending\.\.\.$/ : /^Send Message$/);
          expect(button).toHaveAttribute('aria-disabled', String(underWay !== null));
        }
        expectSameFields();
      })
      .beforeEach(cleanup),
    runs(200),
  );
}, 120_000);

it('sends what stands in its fields, also when it was put there without a word to React', async () => {
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
