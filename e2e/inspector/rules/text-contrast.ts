import { parseColor } from '../color-and-geometry';
import { backgroundOf, lowContrast, requiredContrast, withOpacity } from '../contrast';
import { boxOf, type Fault, isPaper, nameOf, type Rendered, styleOf } from '../rendered-page';

/** Text, and the value and placeholder of fields, against the color behind them (WCAG 1.4.6). */
export function* textContrast({ elements, texts }: Rendered): Iterable<Fault> {
  for (const line of linesOf(texts)) yield* lowContrast({ ...line, what: 'text contrast' });
  for (const field of elements.filter((element) => element.matches('input, textarea'))) {
    const { placeholder } = field as HTMLInputElement;
    yield* fieldContrast(field, 'text', styleOf(field));
    if (placeholder)
      yield* fieldContrast(field, 'placeholder', getComputedStyle(field, '::placeholder'));
  }
}

/** The lines whose background only a screenshot shows. */
export const linesOverPictures = ({ texts }: Rendered) =>
  linesOf(texts)
    .filter(({ background }) => !background)
    .map(({ box, ...line }) => ({ ...line, box: boxOf(box) }));

function linesOf(texts: Rendered['texts']) {
  // Drawings are printed with their colors.
  const measured = texts.filter(({ element }) => !(isPaper() && element instanceof SVGElement));
  return measured.flatMap(({ text, element, rects }) => {
    const style = styleOf(element);
    const color = parseColor(element instanceof SVGElement ? style.fill : style.color);
    return rects.map((box) => ({
      subject: text,
      box,
      required: requiredContrast(style),
      colors: [withOpacity(color, element)],
      background: backgroundOf(element, box),
    }));
  });
}

function* fieldContrast(field: Element, what: string, style: CSSStyleDeclaration): Iterable<Fault> {
  const box = field.getBoundingClientRect();
  const subject = nameOf(field);
  const required = requiredContrast(style);
  const colors = [withOpacity(parseColor(style.color), field)];
  const background = backgroundOf(field, box);
  yield* lowContrast({ subject, box, what: `${what} contrast`, required, colors, background });
}
