import { backgroundOf } from '../background';
import { parseColor } from '../color';
import { linesOf, lowContrast, requiredTextContrast, withOpacity } from '../contrast';
import { type Fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds text, values of `input` and `textarea`, and placeholders below 7:1 (large text 4.5:1); in print,
 * against white (WCAG 1.4.6). Cannot see text shadows, blend modes, `-webkit-text-fill-color`.
 */
export const rule: PageRule = {
  name: 'text-contrast',
  inspects: ['colors', 'printed colors'],
  find,
};

const fields = ':is(input, textarea):enabled';

function* find({ elements, texts }: Rendered): Iterable<Fault> {
  for (const line of linesOf(texts)) yield* lowContrast({ ...line, what: 'text contrast' });
  for (const field of elements.filter((element) => element.matches(fields))) {
    const { placeholder } = field as HTMLInputElement;
    yield* fieldContrast(field, 'text', styleOf(field));
    if (placeholder)
      yield* fieldContrast(field, 'placeholder', getComputedStyle(field, '::placeholder'));
  }
}

function* fieldContrast(field: Element, what: string, style: CSSStyleDeclaration): Iterable<Fault> {
  const box = field.getBoundingClientRect();
  const subject = nameOf(field);
  const required = requiredTextContrast(style);
  const colors = [withOpacity(parseColor(style.color), field)];
  const background = backgroundOf(field, box);
  yield* lowContrast({ subject, box, what: `${what} contrast`, required, colors, background });
}
