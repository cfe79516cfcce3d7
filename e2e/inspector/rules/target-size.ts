import { type Fault, fault, nameOf } from '../findings';
import { boxOfPseudo } from '../layout';
import {
  type Control,
  isGenerated,
  pseudoStylesOf,
  type Rendered,
  styleOf,
} from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds controls below 44 × 44 px, except in sentences (WCAG 2.5.5). Cannot see what covers a part of a
 * control; sentences outside of `p`, whose links it reports.
 */
export const rule: PageRule = {
  name: 'target-size',
  inspects: ['layout'],
  find,
};

/** The smallest width and height (WCAG 2.5.5), minus a rounding error. */
const smallestPx = 44 - 0.05;

function* find({ controls }: Rendered): Iterable<Fault> {
  for (const control of controls) {
    const { element, box } = control;
    const { width, height } = areaOf(control);
    const size = `${width.toFixed(1)} × ${height.toFixed(1)} px`;
    if (Math.min(width, height) < smallestPx && !isInSentence(element))
      yield fault(nameOf(element), box, `is ${size}, needs 44 × 44 px`);
  }
}

/** What can be pressed: the control and its absolute pseudo-elements. */
function areaOf({ element, box }: Control): DOMRect {
  return pseudoStylesOf(element)
    .map(([, style]) => style)
    .filter((style) => isGenerated(style) && style.position === 'absolute')
    .filter(({ pointerEvents }) => pointerEvents !== 'none')
    .map((style) => boxOfPseudo(element, style))
    .reduce(unite, box);
}

function unite(one: DOMRect, other: DOMRect): DOMRect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.right, other.right);
  return new DOMRect(x, y, right - x, Math.max(one.bottom, other.bottom) - y);
}

function isInSentence(element: Element): boolean {
  const sentence = element.closest('p')?.textContent ?? '';
  const isLonger = sentence.length > 2 * (element.textContent ?? '').length;
  return isLonger && styleOf(element).display === 'inline';
}
