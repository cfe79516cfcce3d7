import { contact } from '../../src/content/contact';
import type { FormField } from '../../src/types';

const { fields } = contact.form;

export type FieldName = (typeof fields)[number]['name'];

/** The values of the form's fields, by their names. */
export type Message = Record<FieldName, string>;

export const fieldNames = fields.map(({ name }) => name);

/** The required fields, in their order on the page. */
export const requiredFields = fields.filter(({ required }) => required).map(({ name }) => name);

/** Returns a message with a value for each field. */
export const messageOf = (toValue: (field: FormField & { name: FieldName }) => string) =>
  Object.fromEntries(fields.map((field) => [field.name, toValue(field)])) as Message;

/** A message that the form accepts, with characters that are easily damaged in transit. */
export const sampleMessage = messageOf(({ name, type }) => {
  if (type === 'textarea')
    return (
      'Ayubowan 🇱🇰!\n\n\tTwo of us & "maybe" a third; <script>alert("x")</script>\n' +
      "it's 100% 'sure' \\n {{from_name}} සිංහල தமிழ் 👨‍👩‍👧  two spaces "
    );
  if (type === 'email') return 'zoe+trip@example.com';
  if (type === 'tel') return '+1 (281) 555-0100';
  return `Zoë "Zo" O'Neill 🐘, ${name}`;
});

export const emptyMessage = messageOf(() => '');
