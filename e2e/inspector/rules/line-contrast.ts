import { backgroundOf } from '../background';
import { blend, contrastRatio, describeContrast, parseColor } from '../color';
import { withOpacity } from '../contrast';
import { type Fault, fault, nameOf } from '../findings';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds borders with 4.5:1 to neither of the surfaces beside them, when more contrast is preferred. Cannot
 * see lines that are backgrounds, outlines, or in pseudo-elements; borders around pictures.
 */
export const rule: PageRule = {
  name: 'line-contrast',
  inspects: ['colors'],
  find,
};

/** More than the 3:1 of WCAG 1.4.11, because the visitor asks for more. */
const required = 4.5;

function* find({ elements }: Rendered): Iterable<Fault> {
  if (!matchMedia('(prefers-contrast: more)').matches) return;
  for (const element of elements)
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const style = styleOf(element);
      const color = withOpacity(
        parseColor(style.getPropertyValue(`border-${side}-color`)),
        element,
      );
      const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
      if (width === 0 || color[3] === 0) continue;
      const box = element.getBoundingClientRect();
      const [outer, inner] = [backgroundOf(element.parentElement, box), backgroundOf(element, box)];
      if (!outer || !inner) continue;
      // Borders are painted over the element's own background.
      const line = blend(color, inner);
      const ratio = Math.max(contrastRatio(line, outer), contrastRatio(line, inner));
      const subject = `${side} border of ${nameOf(element)}`;
      if (ratio < required)
        yield fault(subject, box, describeContrast('contrast', ratio, required));
    }
}
