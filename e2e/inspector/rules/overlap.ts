import { type Fault, fault, nameOf } from '../findings';
import { intersects, layerOf } from '../layout';
import type { Rendered } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds text over text or over a control, in the same layer (WCAG 1.4.4, 1.4.12). Cannot see overlaps without
 * text.
 */
export const rule: PageRule = {
  name: 'overlap',
  inspects: ['layout', 'printed layout'],
  find,
};

function* find({ controls, texts }: Rendered): Iterable<Fault> {
  const lines = texts
    .flatMap(({ text, element, rects }) =>
      rects.map((rect) => ({ text, element, rect, letters: lettersIn(rect) })),
    )
    .sort((one, other) => one.rect.top - other.rect.top);
  for (const [index, { text, element, rect, letters }] of lines.entries()) {
    const isInSameLayer = (other: Element) => layerOf(other) === layerOf(element);
    for (const { element: control, box } of controls) {
      const isNested =
        control.contains(element) ||
        element.contains(control) ||
        // A label may be drawn on its radio button.
        element.closest('label')?.contains(control);
      if (isInSameLayer(control) && !isNested && intersects(letters, box))
        yield fault(text, rect, `overlaps ${nameOf(control)}`);
    }
    for (const other of lines.slice(index + 1)) {
      // The lines are sorted by their top.
      if (other.rect.top > rect.bottom) break;
      if (isInSameLayer(other.element) && intersects(letters, other.letters))
        yield fault(text, rect, `overlaps ${other.text}`);
    }
  }
}

/** The share of a line box's height that its letters take, and the share above them. */
const lettersShare = 0.4;
const aboveLettersShare = 0.3;

/** Returns the box of a line's letters, because line boxes may touch if the line height is small. */
function lettersIn({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left + 1, top + aboveLettersShare * height, width - 2, lettersShare * height);
}
