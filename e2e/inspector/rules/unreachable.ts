import { type Fault, fault } from '../findings';
import { centerOf, layerOf } from '../layout';
import { isRendered, type Rendered } from '../rendered-page';
import type { PageRule } from '../rule';
import { targetsIn } from '../targets';

/**
 * Finds controls and text that cannot be scrolled into the window (WCAG 2.1.1, 1.4.10). Cannot see what only
 * a script can scroll to; the rest of a control or text whose first line can be reached, except above and
 * below a layer.
 */
export const rule: PageRule = {
  name: 'unreachable',
  inspects: ['layout'],
  find,
};

function* find(page: Rendered): Iterable<Fault> {
  // An element scrolls into view in every scroll container around it, the window included.
  const positions = [...document.querySelectorAll('*')].filter(isRendered).map((element) => ({
    element,
    left: element.scrollLeft,
    top: element.scrollTop,
  }));
  for (const { subject, element } of targetsIn(page)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = centerOf(element);
    const box = element.getBoundingClientRect();
    const isOutside = x <= 0 || x >= innerWidth || y <= 0 || y >= innerHeight;
    // What does not scroll with the page must fit in the window.
    const isCutOff = layerOf(element) && (box.top <= -1 || box.bottom >= innerHeight + 1);
    if (isOutside || isCutOff) yield fault(subject, box, 'cannot be scrolled into the window');
  }
  for (const { element, left, top } of positions)
    element.scrollTo({ left, top, behavior: 'instant' });
}
