import { backgroundOf } from '../background';
import { parseColor } from '../color';
import { graphicsContrast, lowContrast, withOpacity } from '../contrast';
import { type Fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import { ringsOf } from '../rings';
import type { PageRule } from '../rule';

/**
 * Finds buttons and fields without a border or surface of 3:1; icons below 3:1 (WCAG 1.4.11). Cannot see
 * links, tabs, and file fields; what is over or around a picture; icons wider than 72 px, in fonts, or by
 * `use`.
 */
export const rule: PageRule = {
  name: 'control-contrast',
  inspects: ['colors', 'forced colors'],
  find,
};

function* find({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    // Tabs are told apart by their labels.
    if (
      element.matches(
        ':is(button:not([role=tab]), input:not([type=file]), textarea, select):enabled',
      )
    )
      yield* boundaryContrast(element);
    if (isIcon(element)) yield* iconContrast(element);
  }
}

/** The border counts if it has one color on all four sides, and a shadow if it is a ring of 1 px or more. */
function* boundaryContrast(element: Element): Iterable<Fault> {
  const box = element.getBoundingClientRect();
  const style = styleOf(element);
  const sides = [style.borderTopColor, style.borderRightColor]
    .concat(style.borderBottomColor, style.borderLeftColor)
    .filter((color, _, all) => color === all[0]);
  const isBounded = sides.length === 4 && !/\b0px/.test(style.borderWidth);
  const rings = ringsOf(style).filter(({ spread }) => spread >= 1);
  const colors = [style.backgroundColor, ...(isBounded ? sides : [])]
    .map(parseColor)
    .concat(rings.map(({ color }) => color))
    .map((color) => withOpacity(color, element));
  const subject = nameOf(element);
  const background = backgroundOf(element.parentElement, box);
  yield* lowContrast({
    subject,
    box,
    what: 'boundary contrast',
    required: graphicsContrast,
    colors,
    background,
  });
}

/** The width of the largest icon. Larger drawings are pictures. */
const largestIconPx = 72;

function isIcon(element: Element): boolean {
  const { width } = element.getBoundingClientRect();
  const isSmallDrawing = element instanceof SVGSVGElement && width > 2 && width <= largestIconPx;
  return isSmallDrawing && !element.querySelector('text');
}

function* iconContrast(element: Element): Iterable<Fault> {
  const box = element.getBoundingClientRect();
  const shapes = [...element.querySelectorAll('path, circle, rect, line, polyline, polygon')];
  const colors = shapes
    .flatMap((shape) => [styleOf(shape).stroke, styleOf(shape).fill])
    .filter((color) => /\d/.test(color) && !color.startsWith('url'))
    .map((color) => withOpacity(parseColor(color), element));
  // The shapes that `use` refers to are in a shadow root.
  if (colors.length === 0) return;
  const subject = `icon in ${nameOf(element.parentElement ?? element)}`;
  const background = backgroundOf(element, box);
  yield* lowContrast({
    subject,
    box,
    what: 'contrast',
    required: graphicsContrast,
    colors,
    background,
  });
}
