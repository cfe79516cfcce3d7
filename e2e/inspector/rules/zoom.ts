import { type Fault, fault, nameOf, type Rendered, styleOf } from '../rendered-page';
import type { Rule } from '../rule';

export const rule: Rule = {
  name: 'zoom',
  finds:
    '`touch-action` that prevents zooming; in windows below 1024 px, fields with type below 16 px, into which phones zoom',
  criteria: ['1.4.4'],
  states: ['layout'],
  cannotSee: 'the viewport `meta`',
  find,
};

/** Phones and tablets zoom in on a focused field with smaller type, in px. */
const smallestType = 16;
/** The widest window of a device that zooms in, in px. */
const widestWindow = 1024;

function* find({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    const { touchAction, fontSize } = styleOf(element);
    const box = element.getBoundingClientRect();
    if (!/^(auto|manipulation)$|pinch-zoom/.test(touchAction))
      yield fault(nameOf(element), box, `has touch-action: ${touchAction}, needs pinch-zoom`);
    const isSmallField =
      element.matches('input, textarea, select') && Number.parseFloat(fontSize) < smallestType;
    if (isSmallField && innerWidth < widestWindow)
      yield fault(nameOf(element), box, `has type of ${fontSize}, needs ${smallestType}px`);
  }
}
