import { type Fault, fault, nameOf } from '../findings';
import { centerOf, layerOf } from '../layout';
import { type Rendered, styleOf } from '../rendered-page';
import type { PageRule } from '../rule';
import { type Target, targetsIn } from '../targets';

/**
 * Finds controls and text that no scroll position shows uncovered; in layers, also what is covered at any one
 * (WCAG 2.1.1, 2.4.11, 2.4.12). Cannot see what covers only edges, lets clicks through, contains
 * `aria-expanded=true`, or is fixed and smaller than 40% of the window.
 */
export const rule: PageRule = {
  name: 'covered',
  inspects: ['layout'],
  find,
};

/** The largest share of the window that something fixed may cover until it is closed or closes by itself. */
const largestTemporaryShare = 0.4;

/**
 * What scrolls with the page, such as a paragraph, must be visible at one or more scroll positions. What is
 * in a layer, such as a sticky bar, must never be covered by the page or, while it sticks, by another layer
 * that cannot be closed.
 */
function* find(page: Rendered): Iterable<Fault> {
  const start = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  const targets = targetsIn(page);
  const visible = new Set<Target>();
  /** What covers a target at a scroll position; another one may show it. */
  const covers = new Map<Target, Element>();
  /** What covers a target in a layer, and may not at any scroll position. */
  const forbidden = new Map<Target, Element>();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
    scrollTo({ top, behavior: 'instant' });
    for (const target of targets) {
      const layer = layerOf(target.element);
      if (!layer && visible.has(target)) continue;
      const { x, y } = centerOf(target.element);
      // The center may be outside the window.
      const front = document.elementFromPoint(x, y);
      if (!front) continue;
      const cover = layerOf(front);
      const isTemporary = cover !== undefined && canBeClosed(cover);
      if (target.isVisibleWith(front) || (!layer && isTemporary)) visible.add(target);
      else if (layer && (!cover || (!isTemporary && isStuck(layer)))) forbidden.set(target, front);
      else covers.set(target, front);
    }
  }
  for (const target of targets) {
    const front = forbidden.get(target) ?? (visible.has(target) ? undefined : covers.get(target));
    const box = target.element.getBoundingClientRect();
    if (front) yield fault(target.subject, box, `is covered by ${nameOf(front)}`);
  }
  scrollTo(start);
}

/**
 * Something open, such as a menu, can be closed, and so can something small that is fixed to the
 * window, such as a toast.
 */
function canBeClosed(layer: Element): boolean {
  if (layer.querySelector('[aria-expanded=true]')) return true;
  const { width, height } = layer.getBoundingClientRect();
  return (
    styleOf(layer).position === 'fixed' &&
    width * height < largestTemporaryShare * innerWidth * innerHeight
  );
}

/** Whether a layer is where it sticks in the window, not where it is in the page. */
function isStuck(layer: Element): boolean {
  const { position, top, bottom } = styleOf(layer);
  const rect = layer.getBoundingClientRect();
  const fromBottom = innerHeight - rect.bottom - Number.parseFloat(bottom);
  const distances = [rect.top - Number.parseFloat(top), fromBottom];
  return position === 'fixed' || distances.some((distance) => Math.abs(distance) < 1);
}
