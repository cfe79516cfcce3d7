import { parseColor } from '../color-and-geometry';
import { backgroundOf, lowContrast, requiredContrast, withOpacity } from '../contrast';
import { type Faults, isForced, isPaper, nameOf, pictures, styleOf } from '../rendered-page';

/** Alternative text, which is shown in place of a picture that fails to load (WCAG 1.4.6). */
export function* altTextContrast(): Faults {
  if (isPaper || isForced) return;
  for (const { element, box } of pictures) {
    if (!(element instanceof HTMLImageElement) || !element.alt) continue;
    const style = styleOf(element);
    const colors = [withOpacity(parseColor(style.color), element)];
    const [required, background] = [requiredContrast(style), backgroundOf(element, box)];
    yield* lowContrast(nameOf(element), box, 'alt text contrast', required, colors, background);
  }
}
