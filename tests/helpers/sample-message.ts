import { loadContent } from '../../src/build/content/load-content';
import type { FormField } from '../../src/types';

const { fields } = loadContent().contact.form;

/** What EmailJS calls a field. */
export type Parameter = 'from_name' | 'from_email' | 'phone_number' | 'message';

/** The values of the form's fields. */
export type Message = Record<Parameter, string>;

export const parameters = fields.map(({ parameter }) => parameter as Parameter);

/** The required fields, in their order on the page. */
export const requiredFields = fields
  .filter(({ required }) => required)
  .map(({ parameter }) => parameter as Parameter);

/** Returns a message with a value for each field. */
export const messageOf = (toValue: (field: FormField & { parameter: Parameter }) => string) =>
  Object.fromEntries(
    fields.map((field) => {
      const parameter = field.parameter as Parameter;
      return [parameter, toValue({ ...field, parameter })];
    }),
  ) as Message;

/** A message that the form accepts, with characters that are easily damaged in transit. */
export const sampleMessage = messageOf(({ parameter, type }) => {
  if (type === 'textarea')
    return (
      'Ayubowan 🇱🇰!\n\n\tTwo of us & "maybe" a third; <script>alert("x")</script>\n' +
      "it's 100% 'sure' \\n {{from_name}} සිංහල தமிழ் 👨‍👩‍👧  two spaces "
    );
  if (type === 'email') return 'zoe+trip@example.com';
  if (type === 'tel') return '+1 (281) 555-0100';
  return `Zoë "Zo" O'Neill 🐘, ${parameter}`;
});

export const emptyMessage = messageOf(() => '');
