import { blend, type Color, contrastRatio, describeContrast, parseColor, type Rgba } from './color';
import { type Fault, fault } from './findings';
import { boxOfPseudo, hasBackground, intersects } from './layout';
import {
  isPaper,
  isRendered,
  memoize,
  pictureSelector,
  pseudoStylesOf,
  type Rendered,
  styleOf,
} from './rendered-page';

const white: Color = [255, 255, 255];

/** The color behind an element's content, or undefined if a picture is behind it. */
export function backgroundOf(element: Element | null, box: DOMRect): Color | undefined {
  // Backgrounds are not printed.
  if (isPaper()) return white;
  const surfaces: Rgba[] = [];
  let base: Element = document.documentElement;
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = styleOf(at);
    if (backgroundImage !== 'none') return undefined;
    const color = parseColor(backgroundColor);
    base = at;
    surfaces.push(color);
    if (color[3] === 1) break;
  }
  const isOverPicture = [...base.querySelectorAll(pictureSelector)].some(
    (picture) =>
      picture !== element &&
      intersects(picture.getBoundingClientRect(), box) &&
      isRendered(picture),
  );
  return isOverPicture
    ? undefined
    : surfaces.reduceRight((bottom, surface) => blend(surface, bottom), white);
}

/** A box that something paints: a picture, a surface, or a positioned pseudo-element. */
interface Painted {
  element: Element;
  box: DOMRect;
  isPseudo: boolean;
}

let painted: Painted[] | undefined;

/** Everything in the page that can be behind or over text without being its ancestor. */
function findPainted(): Painted[] {
  return [...document.body.querySelectorAll('*')].filter(isRendered).flatMap((element) => {
    const isPainted = element.matches(`${pictureSelector}, svg`) || hasBackground(styleOf(element));
    const own = { element, box: element.getBoundingClientRect(), isPseudo: false };
    const pseudos = pseudoStylesOf(element).flatMap(([, style]) => {
      const isLayer = style.position === 'absolute' && !/^(none|normal)$/.test(style.content);
      return isLayer && hasBackground(style)
        ? [{ ...own, box: boxOfPseudo(element, style), isPseudo: true }]
        : [];
    });
    return [...(isPainted ? [own] : []), ...pseudos];
  });
}

/** The closest ancestor with an opaque background. */
function surfaceOf(element: Element): Element {
  let at = element;
  while (parseColor(styleOf(at).backgroundColor)[3] < 1 && at.parentElement) at = at.parentElement;
  return at;
}

/**
 * Whether something that does not contain a text is painted where the text is, behind or over it: a picture
 * in the same hero, for example, but not one behind the opaque card that contains the text.
 */
function isOverNeighbor(element: Element, box: DOMRect): boolean {
  painted ??= findPainted();
  const neighbors = painted.filter(
    ({ element: other, box: otherBox, isPseudo }) =>
      intersects(otherBox, box) && (isPseudo || !other.contains(element)),
  );
  if (neighbors.length === 0) return false;
  const surface = surfaceOf(element);
  if (neighbors.some(({ element: other }) => surface.contains(other))) return true;
  // What is outside the text's own surface is behind that surface, or in front of everything.
  const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const inFront = stack.slice(0, stack.indexOf(surface));
  return stack.length === 0 || neighbors.some(({ element: other }) => inFront.includes(other));
}

const opacityOf: (element: Element) => number = memoize(
  (element) =>
    Number(styleOf(element).opacity) *
    (element.parentElement ? opacityOf(element.parentElement) : 1),
);

/** A color with the opacity of its element. */
export function withOpacity([red, green, blue, alpha]: Rgba, element: Element): Rgba {
  return [red, green, blue, alpha * opacityOf(element)];
}

/** The least contrast of text (WCAG 1.4.6), and of controls, graphics, and focus (WCAG 1.4.11, 2.4.13). */
const textContrast = 7;
const largeTextContrast = 4.5;
export const graphicsContrast = 3;

/** The sizes from which WCAG calls text large: 18 pt, and 14 pt if it is bold. */
const largePx = 24;
const largeBoldPx = 18.66;
const boldWeight = 700;

export function requiredTextContrast({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize);
  const isBold = Number(fontWeight) >= boldWeight;
  return size >= (isBold ? largeBoldPx : largePx) ? largeTextContrast : textContrast;
}

/** The lines of text with their colors, and the color behind them if there is only one. */
export function linesOf(texts: Rendered['texts']) {
  const measured = texts
    // Drawings are printed with their colors.
    .filter(({ element }) => !(isPaper() && element instanceof SVGElement))
    // WCAG requires no contrast of disabled controls.
    .filter(({ element }) => !element.closest(':disabled'));
  return measured.flatMap(({ text, element, rects }) => {
    const style = styleOf(element);
    const color = parseColor(element instanceof SVGElement ? style.fill : style.color);
    return rects.map((box) => ({
      subject: text,
      element,
      box,
      required: requiredTextContrast(style),
      colors: [withOpacity(color, element)],
      background:
        isPaper() || !isOverNeighbor(element, box) ? backgroundOf(element, box) : undefined,
    }));
  });
}

interface Contrast {
  subject: string;
  box: DOMRect;
  /** What the fault calls the contrast, such as `text contrast`. */
  what: string;
  required: number;
  colors: Rgba[];
  /** Undefined over a picture, where only screenshots show the contrast. */
  background: Color | undefined;
}

/** A fault if none of the colors has the required contrast. */
export function* lowContrast(contrast: Contrast): Iterable<Fault> {
  const { subject, box, what, required, colors, background } = contrast;
  if (!background) return;
  const ratios = colors.map((color) => contrastRatio(blend(color, background), background));
  const best = Math.max(1, ...ratios);
  if (best < required) yield fault(subject, box, describeContrast(what, best, required));
}
