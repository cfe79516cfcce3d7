import type { ContactFormStrings, Inquiry } from '../../types';
import { interpolate } from '../utils/interpolate';
import { reportTextChange } from '../utils/textChange';

/** The text of each field, by its parameter of the EmailJS template. */
export type FieldValues = Record<string, string>;

/**
 * The name of the hidden field that stores the text with which a button has started the message. It never clashes with a
 * name in the content, which cannot have a hyphen.
 */
export const startField = 'started-by';

/** How a button has started the message, if one has. */
interface MessageStart {
  text?: string;
  example?: string | undefined;
}

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

  // In a hidden field, so that a browser that restores the message restores this, too.
  const findStart = () => find(startField);
  const readStart = (): MessageStart => JSON.parse(findStart()?.value || '{}');
  const isUnchanged = (text: string) => text === readStart().text;

  return {
    messageField,
    read,

    /** The state of the text as JSON, so that React can compare it with the one before. */
    state: () => {
      const { text: start, example } = readStart();
      const isStarted = Boolean(start && findMessage()?.value.startsWith(start));
      const state: TextState = {
        hasDraft: fields.some((field) => {
          const text = find(field.name)?.value;
          return Boolean(text && !(isMessage(field) && isUnchanged(text)));
        }),
        isStarted,
        example: isStarted ? example : undefined,
      };
      return JSON.stringify(state);
    },

    /** Starts the message, unless it has text of the visitor. */
    start: ({ about, example }: Inquiry) => {
      const field = findMessage();
      const start = findStart();
      if (!field || !start || (field.value && !isUnchanged(field.value))) return;
      const text = interpolate(inquiry, { about });
      field.value = text;
      start.value = JSON.stringify({ text, example } satisfies MessageStart);
      reportTextChange();
    },

    clear: () => {
      findForm()?.reset();
      reportTextChange();
    },
  };
}
