import { type Fault, fault } from '../findings';
import { hasOpaqueBackground, layerOf } from '../layout';
import type { Rendered } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds text in layers without an opaque background color behind all of it; a background picture does not
 * count. Cannot see text in dialogs.
 */
export const rule: PageRule = {
  name: 'surface',
  inspects: ['layout'],
  find,
};

function* find({ elements, texts }: Rendered): Iterable<Fault> {
  for (const { text, element, rects } of texts) {
    const layer = layerOf(element);
    if (!layer) continue;
    const surfaces = elements.filter(
      (other) => layer.contains(other) && other.contains(element) && hasOpaqueBackground(other),
    );
    const boxes = surfaces.map((surface) => surface.getBoundingClientRect());
    const outside = rects.find((rect) => !boxes.some((box) => contains(box, rect)));
    if (outside) yield fault(text, outside, 'is in front of the page, without a surface');
  }
}

/** Whether one box contains another. Tolerant, because a line box may be taller than its letters. */
function contains(outer: DOMRect, { left, right, top, bottom, height }: DOMRect): boolean {
  const isInRow = outer.top < top + 0.25 * height && outer.bottom > bottom - 0.25 * height;
  return isInRow && outer.left < left + 2 && outer.right > right - 2;
}
