import { backgroundOf } from '../background';
import { parseColor } from '../color';
import { graphicsContrast, lowContrast, requiredTextContrast, withOpacity } from '../contrast';
import { type Fault, nameOf } from '../findings';
import { isGenerated, pseudoStylesOf, type Rendered } from '../rendered-page';
import type { PageRule } from '../rule';

/**
 * Finds text below 7:1 (large text 4.5:1) and decoration below 3:1 in `::before` and `::after` (WCAG 1.4.6,
 * 1.4.11). Cannot see what they cover; those over pictures; gradients; borders other than the bottom one.
 */
export const rule: PageRule = {
  name: 'pseudo-elements',
  inspects: ['colors'],
  find,
};

function* find({ elements }: Rendered): Iterable<Fault> {
  for (const element of elements)
    for (const [pseudo, style] of pseudoStylesOf(element)) {
      if (!isGenerated(style) || style.display === 'none') continue;
      const box = element.getBoundingClientRect();
      const subject = `${pseudo} of ${nameOf(element)}`;
      const colors = drawnColors(style).map((color) => withOpacity(color, element));
      if (colors.length === 0) continue;
      const required = isText(style) ? requiredTextContrast(style) : graphicsContrast;
      const background = backgroundOf(element, box);
      yield* lowContrast({ subject, box, what: 'contrast', required, colors, background });
    }
}

const isText = ({ content }: CSSStyleDeclaration) => content !== '""';

function drawnColors(style: CSSStyleDeclaration) {
  if (isText(style)) return [parseColor(style.color)];
  const hasLine = style.borderBottomStyle !== 'none' && style.borderBottomWidth !== '0px';
  return [style.backgroundColor, ...(hasLine ? [style.borderBottomColor] : [])]
    .map(parseColor)
    .filter(([, , , alpha]) => alpha > 0);
}
