import { parseColor } from '../color-and-geometry';
import { backgroundOf, lowContrast, withOpacity } from '../contrast';
import { type Fault, nameOf, type Rendered, styleOf } from '../rendered-page';

/** Buttons and fields are set off by their border or surface, and icons are visible (WCAG 1.4.11). */
export function* controlContrast({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    // Tabs are told apart by their words.
    if (element.matches('button:not([role=tab]), input, textarea, select'))
      yield* boundaryContrast(element);
    if (isIcon(element)) yield* iconContrast(element);
  }
}

/** The border counts if it has one color on all four sides. */
function* boundaryContrast(element: Element): Iterable<Fault> {
  const box = element.getBoundingClientRect();
  const style = styleOf(element);
  const sides = [style.borderTopColor, style.borderRightColor]
    .concat(style.borderBottomColor, style.borderLeftColor)
    .filter((color, _, all) => color === all[0]);
  const isBounded = sides.length === 4 && !/\b0px/.test(style.borderWidth);
  const colors = [style.backgroundColor, ...(isBounded ? sides : [])]
    .map(parseColor)
    .map((color) => withOpacity(color, element));
  const subject = nameOf(element);
  const background = backgroundOf(element.parentElement, box);
  yield* lowContrast({ subject, box, what: 'boundary contrast', required: 3, colors, background });
}

function isIcon(element: Element): boolean {
  const { width } = element.getBoundingClientRect();
  const isSmallDrawing = element instanceof SVGSVGElement && width > 2 && width <= 72;
  return isSmallDrawing && !element.querySelector('text');
}

function* iconContrast(element: Element): Iterable<Fault> {
  const box = element.getBoundingClientRect();
  const shapes = [...element.querySelectorAll('path, circle, rect, line, polyline, polygon')];
  const colors = shapes
    .flatMap((shape) => [styleOf(shape).stroke, styleOf(shape).fill])
    .filter((color) => /\d/.test(color) && !color.startsWith('url'))
    .map((color) => withOpacity(parseColor(color), element));
  const subject = `icon in ${nameOf(element.parentElement ?? element)}`;
  const background = backgroundOf(element, box);
  yield* lowContrast({ subject, box, what: 'contrast', required: 3, colors, background });
}
