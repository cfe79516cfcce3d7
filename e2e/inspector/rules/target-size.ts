import { type Fault, fault, nameOf, type Rendered, styleOf } from '../rendered-page';
import type { Rule } from '../rule';

export const rule: Rule = {
  name: 'target-size',
  finds: 'controls below 44 × 44 px, except in sentences',
  criteria: ['2.5.5'],
  states: ['layout'],
  cannotSee: 'areas enlarged by pseudo-elements',
  find,
};

/** In px (WCAG 2.5.5), less what rounding may take. */
const smallest = 44 - 0.05;

/** Controls are 44 × 44 px or larger, except links in a sentence (WCAG 2.5.5). */
function* find({ controls }: Rendered): Iterable<Fault> {
  for (const { element, box } of controls) {
    const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)} px`;
    if (Math.min(box.width, box.height) < smallest && !isInSentence(element))
      yield fault(nameOf(element), box, `is ${size}, needs 44 × 44 px`);
  }
}

function isInSentence(element: Element): boolean {
  const sentence = element.closest('p')?.textContent ?? '';
  const isLonger = sentence.length > 2 * (element.textContent ?? '').length;
  return isLonger && styleOf(element).display === 'inline';
}
