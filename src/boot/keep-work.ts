import { moveFocus } from './focus.ts';

/**
 * Remembers what the visitor has done in a part of the page. Others may have changed the part (a password manager, a
 * translator, a content delivery network), and React then replaces all of it.
 *
 * @returns a function that restores it in the replacement, given the element that had the focus
 */
export function keepWork(part: Element) {
  const before = controlsIn(part);
  return (focused: Element | null): void => {
    if (before.every(({ isConnected }) => isConnected)) return;
    const after = controlsIn(part);
    for (const control of before) {
      const position = before.filter((other) => isAlike(control, other)).indexOf(control);
      const replacement = after.filter((other) => isAlike(control, other))[position];
      if (isField(control) && replacement) {
        const { value, checked } = control;
        Object.assign(replacement, { value, checked });
      }
      if (control instanceof HTMLDetailsElement) replacement?.toggleAttribute('open', control.open);
      if (control === focused && replacement) moveFocus(replacement);
    }
  };
}

const controlsIn = (part: Element) => [
  ...part.querySelectorAll<HTMLElement>(
    'a, button, details, summary, input, textarea, h1, h2, h3, [tabindex]',
  ),
];

/** Controls without a name are told apart by their order. */
const isAlike = (one: Element, other: Element) =>
  one.localName === other.localName && one.getAttribute('name') === other.getAttribute('name');

const isField = (control: Element): control is HTMLInputElement =>
  control.matches('input, textarea');
