import { type Fault, fault } from '../findings';
import type { Rendered } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds horizontal scrolling of the page; text beyond the left or right edge of the window (WCAG 1.4.10).
 * Cannot see controls without text.
 */
export const rule: PageRule = {
  name: 'outside-window',
  inspects: ['layout', 'printed layout'],
  find,
};

function* find({ texts }: Rendered): Iterable<Fault> {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const problem = `is ${scrollWidth} px wide, the window ${clientWidth} px`;
    yield fault('page', document.body.getBoundingClientRect(), problem);
  }
  for (const { text, rects } of texts)
    for (const rect of rects) {
      const [left, right] = [Math.round(rect.left), Math.round(rect.right)];
      if (rect.left < -1 || rect.right > clientWidth + 1)
        yield fault(text, rect, `is at ${left} to ${right} px, needs 0 to ${clientWidth} px`);
    }
}
