import { linesOf } from '../contrast';
import { boxOnPage } from '../layout';
import { type Rendered, styleOf, type Text } from '../rendered-page';
import type { ScreenshotRule } from '../rule';

/**
 * Finds text below 7:1 (large text 4.5:1) where a picture, gradient, video, or neighbor is behind or over it,
 * at any pixel that a glyph mostly covers; text that cannot be seen (WCAG 1.4.6). Cannot see forced colors,
 * print, focused controls, values of fields, pseudo-elements, text that pictures contain, text filled by a
 * background, lines of which a corner is covered. screenshots/measure-text-over-picture.ts measures what this
 * file selects.
 */
export const rule: ScreenshotRule = {
  name: 'text-over-picture',
  inspects: ['screenshots'],
};

/** The controls that contain text. */
const pressable = 'a[href], button, summary, [role=tab]';

export type LineSelection = 'all' | 'in controls' | 'in the window';

/** The lines whose background only a screenshot shows. */
export const findLinesOverPictures = ({ texts }: Rendered, which: LineSelection) =>
  linesOf(texts.filter((text) => isMeasured(text, which)))
    .filter(({ background }) => !background)
    .map(({ subject, element, required, colors, box }) => ({
      subject,
      required,
      colors,
      box: boxOnPage(box),
      isCovered: isCovered(element, box),
    }));

function isMeasured({ element, rects }: Text, which: LineSelection): boolean {
  if (styleOf(element).backgroundClip === 'text') return false;
  if (which === 'in controls') return element.closest(pressable) !== null;
  return which === 'all' || rects.some(({ top, bottom }) => bottom > 0 && top < innerHeight);
}

/**
 * Whether something is in front of a part of a line, such as a sticky bar. Such a line is not measured;
 * `covered` judges it if its center is covered.
 */
function isCovered(element: Element, { left, right, top, bottom, x, y, width, height }: DOMRect) {
  const points = [
    [x + width / 2, y + height / 2],
    [left + 1, top + 1],
    [right - 1, top + 1],
    [left + 1, bottom - 1],
    [right - 1, bottom - 1],
  ] as const;
  return points.some((point) => {
    const front = document.elementFromPoint(...point);
    return front !== null && !front.contains(element) && !element.contains(front);
  });
}
