import { type Fault, fault, nameOf, type Rendered, styleOf } from '../rendered-page';

/** Pages can be zoomed by touch, and do not zoom by themselves when a field is focused (WCAG 1.4.4). */
export function* zoom({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements) {
    const { touchAction, fontSize } = styleOf(element);
    const box = element.getBoundingClientRect();
    if (!/^(auto|manipulation)$|pinch-zoom/.test(touchAction))
      yield fault(nameOf(element), box, `has touch-action: ${touchAction}, needs pinch-zoom`);
    // Phones zoom in on smaller type.
    if (element.matches('input, textarea, select') && Number.parseFloat(fontSize) < 16)
      yield fault(nameOf(element), box, `has type of ${fontSize}, needs 16px`);
  }
}
