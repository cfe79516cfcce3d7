import { parseColor, type Rgba } from '../color-and-geometry';
import { backgroundOf, lowContrast } from '../contrast';
import { elements, type Faults, isForced, nameOf, styleOf } from '../rendered-page';

/** With `prefers-contrast: more`, lines have 4.5:1 to the surface on one of their sides. */
export function* lineContrast(): Faults {
  if (isForced || !matchMedia('(prefers-contrast: more)').matches) return;
  for (const element of elements)
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const style = styleOf(element);
      const color = parseColor(style.getPropertyValue(`border-${side}-color`));
      const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
      if (width === 0 || color[3] === 0) continue;
      const box = element.getBoundingClientRect();
      const subject = `${side} border of ${nameOf(element)}`;
      const [outer, inner] = [backgroundOf(element.parentElement, box), backgroundOf(element, box)];
      if (!outer || !inner) continue;
      const surfaces: Rgba[] = [
        [...outer, 1],
        [...inner, 1],
      ];
      const [red, green, blue] = color;
      yield* lowContrast(subject, box, 'contrast', 4.5, surfaces, [red, green, blue]);
    }
}
