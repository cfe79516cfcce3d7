import type { ContactFormStrings } from '../../types';
import { fillPlaces } from '../utils/fillPlaces';
import { reportTextChange } from '../utils/textChange';

/** The text of each field, by its parameter of the EmailJS template. */
export type FieldValues = Record<string, string>;

export interface TextState {
  /** Whether the visitor has entered anything. A message that a button has started is nothing yet. */
  hasDraft: boolean;
  /** Whether the message begins with what a button or link has written. */
  isStarted: boolean;
  /** The example of the button that has started the message, if it has one. */
  example?: string;
}

/**
 * What the contact form holds. Only the fields themselves hold it, and it is read when it is needed, because
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

  /** All that can start the message. A browser may have restored what one has written in an earlier visit. */
  const starters = () => [...document.querySelectorAll<HTMLElement>('[data-about]')];
  const startOf = ({ dataset }: HTMLElement) => fillPlaces(inquiry, { about: dataset.about ?? '' });
  const isUnchanged = (text: string) => starters().some((button) => startOf(button) === text);
  const findStarter = () => {
    const text = findMessage()?.value ?? '';
    return starters().find((button) => text.startsWith(startOf(button)));
  };

  return {
    messageField,
    read,

    /** The state of the text as JSON, so that React can compare it with the one before. */
    state: () => {
      const starter = findStarter();
      const state: TextState = {
        hasDraft: fields.some((field) => {
          const text = find(field.name)?.value;
          return Boolean(text && !(isMessage(field) && isUnchanged(text)));
        }),
        isStarted: Boolean(starter),
        example: starter?.dataset.example,
      };
      return JSON.stringify(state);
    },

    /** Starts the message, unless it has text of the visitor. */
    start: (about: string) => {
      const field = findMessage();
      if (!field || (field.value && !isUnchanged(field.value))) return;
      field.value = fillPlaces(inquiry, { about });
      reportTextChange();
    },

    clear: () => {
      findForm()?.reset();
      reportTextChange();
    },
  };
}
