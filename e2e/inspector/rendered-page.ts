// What is rendered, by computed style, so that new parts of a page need no change here. What is
// remembered about an element is never stale, because the bundle is evaluated anew for each inspection.
import { type Box, parseColor } from './color-and-geometry';
import { controlSelector } from './control-selector';

export interface Fault {
  /** What is wrong: a control, text, or picture. */
  subject: string;
  box: Box;
  /** What is wrong with it, and what was needed. */
  problem: string;
}

export interface Control {
  element: Element;
  box: DOMRect;
  /** Its position among all controls of the document. */
  index: number;
}

export interface Text {
  text: string;
  element: Element;
  node: Node;
  /** Its lines. */
  rects: DOMRect[];
}

/** What is rendered in the page or, while a modal dialog is open, in the dialog. */
export interface Rendered {
  elements: Element[];
  controls: Control[];
  texts: Text[];
}

export function readPage(): Rendered {
  const root = findRoot();
  const elements = [root, ...root.querySelectorAll('*')].filter(isRendered);
  return {
    elements,
    // Nothing can be pressed on paper.
    controls: isPaper() ? [] : readControls(),
    texts: elements
      .filter(({ tagName }) => !/^(NOSCRIPT|SCRIPT|STYLE|OPTION)$/.test(tagName))
      .flatMap((element) => [...element.childNodes].flatMap((node) => textIn(element, node))),
  };
}

const findRoot = () => document.querySelector('dialog:modal') ?? document.body;

export function readControls(): Control[] {
  const root = findRoot();
  return [...document.querySelectorAll(controlSelector)]
    .map((element, index) => ({ element, index, box: shapeOf(element).getBoundingClientRect() }))
    .filter(({ element, box }) => root.contains(element) && isRendered(element) && box.width > 2)
    .filter(({ element }) => !element.matches(':disabled'));
}

/** Returns the shape of a control in a drawing: its first one, which is behind the others. */
export function shapeOf(control: Element): Element {
  const shape = control.querySelector('circle, ellipse, path, polygon, rect');
  return (control instanceof SVGElement && shape) || control;
}

function textIn(element: Element, node: Node): Text[] {
  if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter((r) => r.width > 2 && r.height > 2);
  return rects.length > 0 ? [{ text: `"${shorten(node.textContent)}"`, element, node, rects }] : [];
}

export const range = document.createRange();

export const pictureSelector = 'img, video, iframe, canvas';

export function memoize<Value>(compute: (element: Element) => Value) {
  const values = new Map<Element, Value>();
  return (element: Element): Value => {
    if (!values.has(element)) values.set(element, compute(element));
    return values.get(element) as Value;
  };
}

export const isPaper = () => matchMedia('print').matches;

export const styleOf = memoize((element) => getComputedStyle(element));
export const pseudoStylesOf = memoize((element) =>
  (['::before', '::after'] as const).map(
    (pseudo) => [pseudo, getComputedStyle(element, pseudo)] as const,
  ),
);

/** Content for screen readers only, clipped to nothing. */
const isVisuallyHidden: (element: Element) => boolean = memoize((element) => {
  const { clipPath, clip, position } = styleOf(element);
  const isClipped = clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)';
  if (isClipped && position !== 'static') return true;
  return element.parentElement !== null && isVisuallyHidden(element.parentElement);
});

export const isRendered = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !isVisuallyHidden(element);

export function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 50);
}

/** Such as `button "Send"`. */
export function nameOf(element: Element): string {
  const { labels, name } = element as HTMLInputElement;
  const { alt } = element as HTMLImageElement;
  const label = element.ariaLabel || labels?.[0]?.textContent || alt || element.textContent;
  const kind = element.role ?? element.tagName.toLowerCase();
  return `${kind} "${shorten(label || name || element.classList.value)}"`;
}

/** The center of an element's first line, in the window. */
export function centerOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The box of an absolute pseudo-element, whose computed insets and sizes are in px. */
export function boxOfPseudo(element: Element, style: CSSStyleDeclaration): DOMRect {
  let origin = element;
  while (styleOf(origin).position === 'static' && origin.parentElement)
    origin = origin.parentElement;
  const { x, y } = origin.getBoundingClientRect();
  const [left = 0, top = 0, width = 0, height = 0] = [
    style.left,
    style.top,
    style.width,
    style.height,
  ].map((length) => Number.parseFloat(length) || 0);
  return new DOMRect(x + origin.clientLeft + left, y + origin.clientTop + top, width, height);
}

export function boxOf({ x, y, width, height }: DOMRect): Box {
  return { x: x + scrollX, y: y + scrollY, width, height };
}

export function fault(subject: string, box: DOMRect, problem: string): Fault {
  return { subject, box: boxOf(box), problem };
}

export const hasOpaqueBackground = (element: Element) =>
  parseColor(styleOf(element).backgroundColor)[3] === 1;

/** The closest ancestor that is in front of the page or of the modal dialog, if any. */
export const layerOf: (element: Element) => Element | undefined = memoize((element) => {
  if (element.matches('dialog:modal')) return undefined;
  const { position, zIndex } = styleOf(element);
  const isRaised = position !== 'static' && Number(zIndex) > 0;
  if (/fixed|sticky/.test(position) || (isRaised && hasOpaqueBackground(element))) return element;
  return element.parentElement ? layerOf(element.parentElement) : undefined;
});

/** The element and its ancestors, except the body, as far as they clip what is outside. */
export const clipsOf: (element: Element) => Element[] = memoize((element) => {
  if (element === document.body || !element.parentElement) return [];
  const { overflowX, overflowY } = styleOf(element);
  const outer = clipsOf(element.parentElement);
  return /hidden|clip/.test(overflowX + overflowY) ? [element, ...outer] : outer;
});

/** How much of a box an element clips, in px. */
export function cutOff(box: DOMRect, clip: Element): { sideways: number; upright: number } {
  const { overflowX, overflowY } = styleOf(clip);
  const { left, right, top, bottom } = clip.getBoundingClientRect();
  const isClipping = (overflow: string) => /hidden|clip/.test(overflow);
  return {
    sideways: isClipping(overflowX) ? Math.max(left - box.left, box.right - right) : 0,
    upright: isClipping(overflowY) ? Math.max(top - box.top, box.bottom - bottom) : 0,
  };
}
