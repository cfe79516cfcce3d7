import { parseColor } from '../color-and-geometry';
import { backgroundOf, lowContrast, requiredContrast, withOpacity } from '../contrast';
import {
  boxOf,
  elements,
  type Faults,
  isForced,
  isPaper,
  nameOf,
  styleOf,
  texts,
} from '../rendered-page';

// In forced colors, the browser chooses the colors of text. Drawings are printed with their colors.
const lines = texts
  .filter(({ element }) => !isForced && !(isPaper && element instanceof SVGElement))
  .flatMap(({ text, element, rects }) => {
    const style = styleOf(element);
    const color = parseColor(element instanceof SVGElement ? style.fill : style.color);
    return rects.map((rect) => ({
      subject: text,
      rect,
      required: requiredContrast(style),
      color: withOpacity(color, element),
      background: backgroundOf(element, rect),
    }));
  });

/** Text, and the value and placeholder of fields, against the color behind them (WCAG 1.4.6). */
export function* textContrast(): Faults {
  for (const { subject, rect, required, color, background } of lines)
    yield* lowContrast(subject, rect, 'text contrast', required, [color], background);
  for (const field of elements.filter((element) => element.matches('input, textarea'))) {
    const { placeholder } = field as HTMLInputElement;
    yield* fieldContrast(field, 'text', styleOf(field));
    if (placeholder)
      yield* fieldContrast(field, 'placeholder', getComputedStyle(field, '::placeholder'));
  }
}

function* fieldContrast(field: Element, what: string, { color }: CSSStyleDeclaration): Faults {
  const box = field.getBoundingClientRect();
  const colors = [withOpacity(parseColor(color), field)];
  yield* lowContrast(nameOf(field), box, `${what} contrast`, 7, colors, backgroundOf(field, box));
}

/** The lines whose background only a screenshot shows. */
export const linesOverPictures = lines
  .filter(({ background }) => !background)
  .map(({ subject, rect, required, color }) => ({ subject, required, color, box: boxOf(rect) }));
