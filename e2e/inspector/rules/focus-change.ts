import { nameOf } from '../findings';
import { boxOnPage } from '../layout';
import { hasOutline } from '../outline';
import { type Rendered, shapeOf, styleOf } from '../rendered-page';
import type { ScreenshotRule } from '../rule';

/** screenshots/measure-focus-change.ts measures what this file selects. */
export const rule: ScreenshotRule = {
  name: 'focus-change',
  finds:
    'controls without an outline of 2 px whose focus indicator, on any side, is thinner than 2 px, changes by less than 3:1, or is below 3:1 to a color beside it',
  criteria: ['2.4.7', '2.4.13', '1.4.11'],
  inspects: ['screenshots'],
  cannotSee: 'forced colors; indicators farther than 14 px outside or 16 px inside the edge',
};

/** The controls whose focus indicator only screenshots show. */
export const findWithoutOutline = ({ controls }: Rendered) =>
  controls
    .filter((control) => !hasOutline(control))
    .map(({ element, index, box }) => {
      const shape = shapeOf(element);
      const { borderRadius } = styleOf(shape);
      const isRound = shape.matches('circle, ellipse') || borderRadius.includes('%');
      const radius = Math.max(...borderRadius.split(' ').map(Number.parseFloat));
      return { subject: nameOf(element), index, isRound, radius, box: boxOnPage(box) };
    });
