import {
  type Faults,
  fault,
  hasOpaqueBackground,
  isPaper,
  layerOf,
  pictures,
  root,
  texts,
} from '../rendered-page';

/** Text in front of the page stands on a surface or a picture of its own. */
export function* surface(): Faults {
  for (const { text, element, rects } of isPaper ? [] : texts) {
    const layer = layerOf(element);
    const [rect] = rects;
    if (layer === root || !rect) continue;
    const boxes = pictures.filter((picture) => layer.contains(picture.element));
    const surfaces = [...boxes.map(({ box }) => box), ...backgroundsWithin(layer, element)];
    if (!surfaces.some((box) => contains(box, rect)))
      yield fault(text, rect, 'is in front of the page, without a surface');
  }
}

function backgroundsWithin(layer: Element, element: Element): DOMRect[] {
  const boxes: DOMRect[] = [];
  for (let at: Element | null = element; at && layer.contains(at); at = at.parentElement)
    if (hasOpaqueBackground(at)) boxes.push(at.getBoundingClientRect());
  return boxes;
}

/** Of slightly less, because a line box may be higher than its letters. */
function contains(outer: DOMRect, { left, right, top, bottom, height }: DOMRect): boolean {
  const isInRow = outer.top < top + 0.25 * height && outer.bottom > bottom - 0.25 * height;
  return isInRow && outer.left < left + 2 && outer.right > right - 2;
}
