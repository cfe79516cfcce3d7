// What is rendered, by computed style, so that new parts of a page need no change here. What is
// remembered about an element is never stale, because the bundle is evaluated anew for each inspection.

export interface Control {
  element: Element;
  box: DOMRect;
}

export interface Text {
  text: string;
  element: Element;
  node: Node;
  /** The boxes of its lines. */
  rects: DOMRect[];
}

/** What is rendered in the inspected part of the page or, while a modal dialog is open, in the dialog. */
export interface Rendered {
  elements: Element[];
  controls: Control[];
  texts: Text[];
}

/** The controls that are inspected: what can be pressed or focused with Tab. */
export const controlSelector =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=tab]';

export const pictureSelector = 'img, video, iframe, canvas';

/** @param within a selector of the parts of the page to inspect */
export function readPage(within: string): Rendered {
  const roots = findRoots(within);
  const elements = roots
    .flatMap((root) => [root, ...root.querySelectorAll('*')])
    .filter(isRendered);
  return {
    elements,
    // Nothing can be pressed on paper.
    controls: isPaper() ? [] : readControls(roots),
    texts: elements
      .filter(({ tagName }) => !/^(NOSCRIPT|SCRIPT|STYLE|OPTION)$/.test(tagName))
      .flatMap((element) => [...element.childNodes].flatMap((node) => textIn(element, node))),
  };
}

function findRoots(within: string): Element[] {
  const dialog = document.querySelector('dialog:modal');
  const roots = dialog ? [dialog] : [...document.querySelectorAll(within)];
  if (roots.length === 0) throw new Error(`There is nothing to inspect: ${within}`);
  return roots;
}

/** Filters first, because measuring a control on a hidden screen would make the browser lay out that screen. */
function readControls(roots: Element[]): Control[] {
  return roots
    .flatMap((root) => [...root.querySelectorAll(controlSelector)])
    .filter((element) => isRendered(element) && !element.matches(':disabled'))
    .map((element) => ({ element, box: shapeOf(element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2);
}

/** Returns the shape of a control in a drawing: its first one, which is behind the others. */
export function shapeOf(control: Element): Element {
  const shape = control.querySelector('circle, ellipse, path, polygon, rect');
  return (control instanceof SVGElement && shape) || control;
}

function textIn(element: Element, node: Node): Text[] {
  if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
  const range = new Range();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()].filter((r) => r.width > 2 && r.height > 2);
  return rects.length > 0 ? [{ text: quote(node.textContent), element, node, rects }] : [];
}

/** Returns the beginning of a text, in quotation marks. */
export function quote(text: string): string {
  return `"${text.replace(/\s+/g, ' ').trim().slice(0, 50)}"`;
}

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

/** Whether a pseudo-element is there. Without `content`, it is not. */
export const isGenerated = ({ content }: CSSStyleDeclaration) =>
  content !== 'none' && content !== 'normal';

/** Whether an element is for screen readers only: clipped to nothing, or in an element that is. */
const isVisuallyHidden: (element: Element) => boolean = memoize((element) => {
  const { clipPath, clip, position } = styleOf(element);
  const isClipped = clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)';
  if (isClipped && position !== 'static') return true;
  return element.parentElement !== null && isVisuallyHidden(element.parentElement);
});

export const isRendered = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !isVisuallyHidden(element);

/**
 * Finishes all animations except endless ones. Also runs in the page on its own, so it uses no other code.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}
