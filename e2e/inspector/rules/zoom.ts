import { type Fault, fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds `touch-action` that prevents zooming; in windows up to 1024 px wide, fields with text below 16 px,
 * into which phones zoom (WCAG 1.4.4). Cannot see the viewport `meta`.
 */
export const rule: PageRule = {
  name: 'zoom',
  inspects: ['layout'],
  find,
};

/** Phones and tablets zoom in on a focused field with smaller text. */
const smallestTypePx = 16;
/** The width of the widest window on a device that does so. */
const widestWindowPx = 1024;

function* find({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    const { touchAction, fontSize } = styleOf(element);
    const box = element.getBoundingClientRect();
    if (!/^(auto|manipulation)$|pinch-zoom/.test(touchAction))
      yield fault(nameOf(element), box, `has touch-action: ${touchAction}, needs pinch-zoom`);
    const isSmallField =
      element.matches('input:not([type=radio]), textarea, select') &&
      Number.parseFloat(fontSize) < smallestTypePx;
    if (isSmallField && innerWidth <= widestWindowPx)
      yield fault(nameOf(element), box, `has text of ${fontSize}, needs ${smallestTypePx}px`);
  }
}
