import { type Fault, fault, nameOf, type Rendered, styleOf } from '../rendered-page';
import type { Rule } from '../rule';

export const rule: Rule = {
  name: 'zoom',
  finds:
    '`touch-action` that prevents zooming; fields with type below 16 px, into which phones zoom',
  criteria: ['1.4.4'],
  states: ['layout'],
  cannotSee: 'the viewport `meta`',
  find,
};

/** Phones zoom in on a focused field with smaller type, in px. */
const smallestType = 16;

/** Pages can be zoomed by touch, and do not zoom by themselves when a field is focused (WCAG 1.4.4). */
function* find({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    const { touchAction, fontSize } = styleOf(element);
    const box = element.getBoundingClientRect();
    if (!/^(auto|manipulation)$|pinch-zoom/.test(touchAction))
      yield fault(nameOf(element), box, `has touch-action: ${touchAction}, needs pinch-zoom`);
    if (element.matches('input, textarea, select') && Number.parseFloat(fontSize) < smallestType)
      yield fault(nameOf(element), box, `has type of ${fontSize}, needs ${smallestType}px`);
  }
}
