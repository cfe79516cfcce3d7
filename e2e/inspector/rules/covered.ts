import {
  controls,
  type Faults,
  fault,
  isPaper,
  layerOf,
  nameOf,
  root,
  styleOf,
  texts,
} from '../rendered-page';

/** A control or text. */
interface Target {
  element: Element;
  subject: string;
  /** Whether the element at its center leaves it visible. */
  isFree: (hit: Element) => boolean;
  /** Whether it is in front of the page. */
  isPinned: boolean;
  /** The middle of its first line, on the page. */
  y: number;
}

interface Cover {
  hit: Element;
  /** Whether no other scroll position makes up for it. */
  isForbidden: boolean;
}

const free = new Set<Target>();
const covers = new Map<Target, Cover>();

/**
 * Controls and text are not covered, and can be scrolled into the window (WCAG 2.1.1, 2.4.12). On the
 * page, each must be free at one scroll position at least. What is in front of the page must never
 * be covered by it, nor, while it sticks, by anything else that does.
 */
export function* covered(): Faults {
  if (isPaper) return;
  const start = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  const targets = [...controlTargets(), ...textTargets()];
  const { scrollHeight } = root === document.body ? document.documentElement : root;
  for (let top = 0; top < scrollHeight; top += innerHeight / 4) {
    scrollTo({ top, behavior: 'instant' });
    for (const target of targets) visit(target);
  }
  for (const target of targets) yield* unreachable(target);
  for (const [{ element, subject }, { hit }] of [...covers].filter(isFault))
    yield fault(subject, element.getBoundingClientRect(), `is covered by ${nameOf(hit)}`);
  scrollTo(start);
}

const isFault = ([target, { isForbidden }]: [Target, Cover]) => isForbidden || !free.has(target);

function controlTargets(): Target[] {
  return controls.map(({ element }) => {
    const shape = element instanceof SVGElement && element.querySelector('circle, rect, path');
    return target(shape || element, nameOf(element), (hit) => element.contains(hit));
  });
}

function textTargets(): Target[] {
  return texts.map(({ element, text }) => {
    const field = element.closest('label')?.control;
    const isFree = (hit: Element) =>
      hit.contains(element) || element.contains(hit) || hit === field;
    return target(element, text, isFree);
  });
}

function target(element: Element, subject: string, isFree: Target['isFree']): Target {
  const y = centerOf(firstRect(element))[1] + scrollY;
  return { element, subject, isFree, isPinned: layerOf(element) !== root, y };
}

const firstRect = (element: Element) =>
  element.getClientRects()[0] ?? element.getBoundingClientRect();

const centerOf = ({ left, right, top, bottom }: DOMRect) =>
  [(left + right) / 2, (top + bottom) / 2] as const;

function isInWindow(rect: DOMRect): boolean {
  const [x, y] = centerOf(rect);
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/** Looks at a target at the current scroll position. */
function visit(target: Target) {
  const { element, isFree, isPinned, y } = target;
  const isElsewhere = y < scrollY || y > scrollY + innerHeight;
  if (!isPinned && (free.has(target) || isElsewhere)) return;
  const rect = firstRect(element);
  if (!isInWindow(rect)) return;
  const hit = document.elementFromPoint(...centerOf(rect));
  if (!hit) return;
  const layer = layerOf(hit);
  if (isFree(hit) || (!isPinned && isPassing(layer))) free.add(target);
  else if (!covers.get(target)?.isForbidden) {
    const isStacked = !isPassing(layer) && isStuck(layerOf(element));
    covers.set(target, { hit, isForbidden: isPinned && (layer === root || isStacked) });
  }
}

/**
 * Something open, such as a menu, can be closed, and so can something small that is fixed to the
 * window, such as a toast.
 */
function isPassing(layer: Element): boolean {
  if (layer !== root && layer.querySelector('[aria-expanded=true]')) return true;
  const { width, height } = layer.getBoundingClientRect();
  return styleOf(layer).position === 'fixed' && width * height < 0.4 * innerWidth * innerHeight;
}

function isStuck(layer: Element): boolean {
  const { position, top, bottom } = styleOf(layer);
  const rect = layer.getBoundingClientRect();
  const fromBottom = innerHeight - rect.bottom - Number.parseFloat(bottom);
  const distances = [rect.top - Number.parseFloat(top), fromBottom];
  return position === 'fixed' || distances.some((distance) => Math.abs(distance) < 1);
}

/**
 * What no scroll position of the page brought into the window, a scroll container must, and what does
 * not scroll with the page must fit.
 */
function* unreachable(target: Target): Faults {
  const { element, subject, isPinned } = target;
  if (!isPinned && (free.has(target) || covers.has(target))) return;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const rect = firstRect(element);
  const isInside = isPinned ? rect.top > -1 && rect.bottom < innerHeight + 1 : isInWindow(rect);
  if (!isInside) yield fault(subject, rect, 'cannot be scrolled into the window');
}
