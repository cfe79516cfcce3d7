import type { ContactFormStrings, Inquiry } from '../../types';
import { interpolate } from '../utils/interpolate';
import { reportTextChange } from '../utils/textChange';

/** The text of each field, by its parameter of the EmailJS template. */
export type FieldValues = Record<string, string>;

/**
 * The names of the hidden fields that store the text with which a button has started the message, and its example. They
 * never clash with a name in the content, which cannot have a hyphen.
 */
export const startFields = { text: 'start-text', example: 'start-example' };

export interface TextState {
  /** Whether the visitor has entered anything. Text that a button has prefilled does not count. */
  hasDraft: boolean;
  /** Whether the message begins with what a button or link has written. */
  isStarted: boolean;
  /** The example of the button that has started the message, if it has one. */
  example?: string;
}

/**
 * What the contact form holds. Only its fields hold it, and it is read when it is needed, because
 * browsers, password managers, and grammar tools change fields without an event.
 *
 * @param id of the form
 */
export function formText(id: string, { fields, inquiry }: ContactFormStrings) {
  const findForm = () => document.getElementById(id) as HTMLFormElement | null;
  const find = (name: string) =>
    findForm()?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

  // FormData would replace unpaired surrogates.
  const read = (): FieldValues =>
    Object.fromEntries(fields.map(({ parameter, name }) => [parameter, find(name)?.value ?? '']));

  const isMessage = ({ parameter }: { parameter: string }) => parameter === 'message';
  const messageField = fields.find(isMessage);
  const findMessage = () => messageField && find(messageField.name);

  // In hidden fields, so that a browser that restores the message restores these, too.
  const findStart = () => find(startFields.text);
  const findExample = () => find(startFields.example);
  const isUnchanged = (text: string) => text === findStart()?.value;

  return {
    messageField,
    read,

    /** The state of the text as JSON, so that React can compare it with the one before. */
    state: () => {
      const start = findStart()?.value;
      const isStarted = Boolean(start && findMessage()?.value.startsWith(start));
      const state: TextState = {
        hasDraft: fields.some((field) => {
          const text = find(field.name)?.value;
          return Boolean(text && !(isMessage(field) && isUnchanged(text)));
        }),
        isStarted,
        example: (isStarted && findExample()?.value) || undefined,
      };
      return JSON.stringify(state);
    },

    /** Starts the message, unless it has text of the visitor. */
    start: ({ about, example = '' }: Inquiry) => {
      const [field, startText, startExample] = [findMessage(), findStart(), findExample()];
      if (!field || !startText || !startExample) return;
      if (field.value && !isUnchanged(field.value)) return;
      field.value = startText.value = interpolate(inquiry, { about });
      startExample.value = example;
      reportTextChange();
    },

    clear: () => {
      findForm()?.reset();
      reportTextChange();
    },
  };
}
