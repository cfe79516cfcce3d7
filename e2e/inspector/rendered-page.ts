// What is rendered now. The bundle is evaluated anew for each inspection, so these values are never
// stale. Everything is derived from computed style, so that new parts of a page need no change here.
import { type Box, parseColor } from './color-and-geometry';
import { controlSelector } from './control-selector';

export interface Fault {
  /** What is wrong: a control, text, or picture. */
  subject: string;
  box: Box;
  /** The figure, and what was needed. */
  figure: string;
}

export type Faults = Generator<Fault, void>;

export interface Text {
  text: string;
  element: Element;
  node: Node;
  /** Its lines. */
  rects: DOMRect[];
}

for (const animation of document.getAnimations())
  if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();

export function memoize<Value>(compute: (element: Element) => Value) {
  const values = new Map<Element, Value>();
  return (element: Element): Value => {
    if (!values.has(element)) values.set(element, compute(element));
    return values.get(element) as Value;
  };
}

export const isPaper = matchMedia('print').matches;
export const isForced = matchMedia('(forced-colors: active)').matches;

export const styleOf = memoize((element) => getComputedStyle(element));
export const pseudoElements = ['::before', '::after'] as const;
export const pseudoStylesOf = memoize((element) =>
  pseudoElements.map((pseudo) => [pseudo, getComputedStyle(element, pseudo)] as const),
);

/** An open modal dialog, or else the page. */
export const root = document.querySelector('dialog:modal') ?? document.body;

/** Content for screen readers only, clipped to nothing. */
const isVisuallyHidden: (element: Element) => boolean = memoize((element) => {
  const { clipPath, clip, position } = styleOf(element);
  const isClipped = clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)';
  if (isClipped && position !== 'static') return true;
  return element.parentElement !== null && isVisuallyHidden(element.parentElement);
});

const isRendered = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !isVisuallyHidden(element);

export const elements = [...root.querySelectorAll('*')].filter(isRendered);

export const pictures = elements
  .filter((element) => element.matches('img, video, iframe, canvas'))
  .map((element) => ({ element, box: element.getBoundingClientRect() }));

/** With the position of each among all controls of the document. */
export const controls = [...document.querySelectorAll(controlSelector)]
  .map((element, index) => ({ element, index, box: element.getBoundingClientRect() }))
  .filter(({ element, box }) => root.contains(element) && isRendered(element) && box.width > 2);

export const range = document.createRange();

export const texts = elements
  .filter(({ tagName }) => !/^(NOSCRIPT|SCRIPT|STYLE|OPTION)$/.test(tagName))
  .flatMap((element) => [...element.childNodes].flatMap((node) => textIn(element, node)));

function textIn(element: Element, node: Node): Text[] {
  if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter((r) => r.width > 2 && r.height > 2);
  return rects.length > 0 ? [{ text: `"${shorten(node.textContent)}"`, element, node, rects }] : [];
}

export function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 50);
}

/** Such as `button "Send"`. */
export function nameOf(element: Element): string {
  const { labels, name } = element as HTMLInputElement;
  const { alt } = element as HTMLImageElement;
  const label = element.ariaLabel || labels?.[0]?.textContent || alt || element.textContent;
  const kind = element.role ?? element.tagName.toLowerCase();
  return `${kind} "${shorten(label || name || element.className.toString())}"`;
}

export function boxOf({ x, y, width, height }: DOMRect): Box {
  return { x: x + scrollX, y: y + scrollY, width, height };
}

export function fault(subject: string, rect: DOMRect, figure: string): Fault {
  return { subject, box: boxOf(rect), figure };
}

export const hasOpaqueBackground = (element: Element) =>
  parseColor(styleOf(element).backgroundColor)[3] === 1;

/** The closest ancestor that is in front of the page, or else the root of the page. */
export const layerOf: (element: Element) => Element = memoize((element) => {
  const { position, zIndex } = styleOf(element);
  const isRaised = position !== 'static' && Number(zIndex) > 0;
  if (/fixed|sticky/.test(position) || (isRaised && hasOpaqueBackground(element))) return element;
  return element.parentElement ? layerOf(element.parentElement) : root;
});

export const pinned = elements.filter((element) => /fixed|sticky/.test(styleOf(element).position));

/** Of a control, without the label beside it: a point on a map is its dot, which is painted last. */
export const shapeOf = (control: Element) =>
  [...control.querySelectorAll('circle')].at(-1) ?? control;
