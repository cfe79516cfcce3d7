// Where elements are in the page, what is in front of it, and what clips them.
import { parseColor } from './color';
import { memoize, styleOf } from './rendered-page';

/** A box in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Converts a box of the window to one of the page. */
export function boxOnPage({ x, y, width, height }: DOMRect): Box {
  return { x: x + scrollX, y: y + scrollY, width, height };
}

/** A box with a margin, in whole pixels, clipped at the top and the left edge of the page. */
export function around({ x, y, width, height }: Box, margin: number): Box {
  const left = Math.max(Math.round(x) - margin, 0);
  const top = Math.max(Math.round(y) - margin, 0);
  const [right, bottom] = [Math.round(x + width) + margin, Math.round(y + height) + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function intersects(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.left >= other.right || other.left >= one.right;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** The center of an element's first line, in the window. */
export function centerOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The box of an absolute pseudo-element, whose computed insets and sizes are in px. */
export function boxOfPseudo(element: Element, style: CSSStyleDeclaration): DOMRect {
  let origin = element;
  while (styleOf(origin).position === 'static' && origin.parentElement)
    origin = origin.parentElement;
  const { x, y } = origin.getBoundingClientRect();
  const [left = 0, top = 0, width = 0, height = 0] = [
    style.left,
    style.top,
    style.width,
    style.height,
  ].map((length) => Number.parseFloat(length) || 0);
  return new DOMRect(x + origin.clientLeft + left, y + origin.clientTop + top, width, height);
}

/** Whether an element or pseudo-element has a background, even a translucent one. */
export const hasBackground = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
  backgroundImage !== 'none' || parseColor(backgroundColor)[3] > 0;

export const hasOpaqueBackground = (element: Element) =>
  parseColor(styleOf(element).backgroundColor)[3] === 1;

/**
 * The layer of an element, if any: itself or its closest ancestor that is fixed, sticky, or raised by
 * `z-index` with an opaque background, and so in front of the page or of the modal dialog.
 */
export const layerOf: (element: Element) => Element | undefined = memoize((element) => {
  if (element.matches('dialog:modal')) return undefined;
  const { position, zIndex } = styleOf(element);
  const isRaised = position !== 'static' && Number(zIndex) > 0;
  if (/fixed|sticky/.test(position) || (isRaised && hasOpaqueBackground(element))) return element;
  return element.parentElement ? layerOf(element.parentElement) : undefined;
});

const isClipping = (overflow: string) => /hidden|clip/.test(overflow);

/** The element and its ancestors, except the body, as far as they clip what is outside. */
export const clipsOf: (element: Element) => Element[] = memoize((element) => {
  if (element === document.body || !element.parentElement) return [];
  const { overflowX, overflowY } = styleOf(element);
  const outer = clipsOf(element.parentElement);
  return isClipping(overflowX + overflowY) ? [element, ...outer] : outer;
});

/** How much of a box an element clips, in px. */
export function cutOff(box: DOMRect, clip: Element): { sideways: number; upright: number } {
  const { overflowX, overflowY } = styleOf(clip);
  const { left, right, top, bottom } = clip.getBoundingClientRect();
  return {
    sideways: isClipping(overflowX) ? Math.max(left - box.left, box.right - right) : 0,
    upright: isClipping(overflowY) ? Math.max(top - box.top, box.bottom - bottom) : 0,
  };
}
