import { backgroundOf } from '../background';
import { type Fault, fault, nameOf } from '../findings';
import { hasOpaqueBackground, layerOf } from '../layout';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds text in an `svg` over pictures; opaque layers without border and outline (WCAG 1.4.11). Cannot see
 * states that only a color tells apart.
 */
export const rule: PageRule = {
  name: 'forced-colors',
  inspects: ['forced colors'],
  find,
};

function* find({ elements, texts }: Rendered): Iterable<Fault> {
  // Browsers paint a backplate behind text over a picture, except in an SVG.
  for (const { text, element, rects } of texts) {
    const [rect] = rects;
    const adjust = styleOf(element).getPropertyValue('forced-color-adjust');
    if (!rect || !(element instanceof SVGElement) || adjust === 'none') continue;
    if (!backgroundOf(element, rect))
      yield fault(text, rect, 'has a forced color over a picture, which keeps its own');
  }
  // All backgrounds have the same color, so that only a border separates them. Pictures keep their colors.
  for (const element of elements) {
    if (element.localName === 'picture') continue;
    if (!isOpaque(element) || isOpaque(element.parentElement)) continue;
    const { borderWidth, outlineStyle } = styleOf(element);
    const box = element.getBoundingClientRect();
    if (!/[1-9]/.test(borderWidth) && outlineStyle === 'none')
      yield fault(nameOf(element), box, 'is in front of the page, without a border');
  }
}

/** Whether an element in front of the page, or an ancestor in front of it, is opaque. */
function isOpaque(element: Element | null): boolean {
  if (element === null || !layerOf(element)) return false;
  return hasOpaqueBackground(element) || isOpaque(element.parentElement);
}
