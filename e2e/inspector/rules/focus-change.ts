import { boxOf, nameOf, type Rendered, shapeOf, styleOf } from '../rendered-page';
import type { Rule } from '../rule';
import { hasOutline } from './focus-indicator';

/** Compared in screenshots/measure-focus-change.ts. */
export const rule: Rule = {
  name: 'focus-change',
  finds:
    'controls without outline, on some side of which fewer than 2 px change by 3:1 and contrast with both neighbors',
  criteria: ['2.4.7', '2.4.13', '1.4.11'],
  states: ['screenshots'],
  cannotSee:
    'forced colors; an indicator on one side alone, such as a thick line below a link, is a finding',
};

/** The controls whose focus indicator only screenshots show. */
export const withoutOutline = ({ controls }: Rendered) =>
  controls
    .filter((control) => !hasOutline(control))
    .map(({ element, index, box }) => {
      const shape = shapeOf(element);
      const { borderRadius } = styleOf(shape);
      const isRound = shape.matches('circle, ellipse') || borderRadius.includes('%');
      const radius = Math.max(...borderRadius.split(' ').map(Number.parseFloat));
      return { subject: nameOf(element), index, isRound, radius, box: boxOf(box) };
    });
