import { backgroundOf } from '../background';
import { parseColor } from '../color';
import { lowContrast, requiredTextContrast, withOpacity } from '../contrast';
import { type Fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

export const rule: PageRule = {
  name: 'alt-text-contrast',
  finds: 'alternative text below 7:1 (large text 4.5:1), shown if a picture fails',
  criteria: ['1.4.6'],
  inspects: ['colors'],
  cannotSee: 'text longer than its frame, or over another picture',
  find,
};

function* find({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    if (!(element instanceof HTMLImageElement) || !element.alt) continue;
    const style = styleOf(element);
    const box = element.getBoundingClientRect();
    const subject = nameOf(element);
    const required = requiredTextContrast(style);
    const colors = [withOpacity(parseColor(style.color), element)];
    const background = backgroundOf(element, box);
    yield* lowContrast({ subject, box, what: 'alt text contrast', required, colors, background });
  }
}
