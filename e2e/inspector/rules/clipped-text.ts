import { type Fault, fault, nameOf } from '../findings';
import { clipsOf, cutOff } from '../layout';
import type { Rendered } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds text clipped by an ancestor (WCAG 1.4.4, 1.4.12). Cannot see ellipses in one line, `clip-path`.
 */
export const rule: PageRule = {
  name: 'clipped-text',
  inspects: ['layout', 'printed layout'],
  find,
};

/** The share of a line box's height that is empty above, and below, its letters. */
const emptyShare = 0.25;

function* find({ texts }: Rendered): Iterable<Fault> {
  for (const { text, element, rects } of texts)
    for (const clip of clipsOf(element))
      for (const rect of rects) {
        const { sideways, upright } = cutOff(rect, clip);
        const cut = Math.round(Math.max(sideways, upright - emptyShare * rect.height));
        if (cut > 1) yield fault(text, rect, `${cut} px of it are cut off by ${nameOf(clip)}`);
      }
}
