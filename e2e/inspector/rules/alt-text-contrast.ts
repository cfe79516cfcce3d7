import { parseColor } from '../color-and-geometry';
import { backgroundOf, lowContrast, requiredContrast, withOpacity } from '../contrast';
import { type Fault, nameOf, type Rendered, styleOf } from '../rendered-page';

/** Alternative text, which is shown in place of a picture that fails to load (WCAG 1.4.6). */
export function* altTextContrast({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    if (!(element instanceof HTMLImageElement) || !element.alt) continue;
    const style = styleOf(element);
    const box = element.getBoundingClientRect();
    const subject = nameOf(element);
    const required = requiredContrast(style);
    const colors = [withOpacity(parseColor(style.color), element)];
    const background = backgroundOf(element, box);
    yield* lowContrast({ subject, box, what: 'alt text contrast', required, colors, background });
  }
}
