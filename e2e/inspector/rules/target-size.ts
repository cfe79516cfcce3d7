import { type Fault, fault, nameOf, type Rendered, styleOf } from '../rendered-page';

/** Controls are 44 × 44 px or larger, except links in a sentence (WCAG 2.5.5). */
export function* targetSize({ controls }: Rendered): Iterable<Fault> {
  for (const { element, box } of controls) {
    const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)} px`;
    if (Math.min(box.width, box.height) < 43.95 && !isInSentence(element))
      yield fault(nameOf(element), box, `is ${size}, needs 44 × 44 px`);
  }
}

function isInSentence(element: Element): boolean {
  const sentence = element.closest('p')?.textContent ?? '';
  const isLonger = sentence.length > 2 * (element.textContent ?? '').length;
  return isLonger && styleOf(element).display === 'inline';
}
