// What is behind text and controls.
import { blend, type Color, parseColor, type Rgba } from './color';
import { boxOfPseudo, hasBackground, intersects } from './layout';
import {
  isGenerated,
  isPaper,
  isRendered,
  memoize,
  pictureSelector,
  pseudoStylesOf,
  styleOf,
} from './rendered-page';

const white: Color = [255, 255, 255];

/**
 * The color behind an element's content, or undefined if a picture is in its box or a background picture
 * behind it.
 */
export function backgroundOf(element: Element | null, box: DOMRect): Color | undefined {
  // By default, backgrounds are not printed.
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
  const isOverPicture = picturesIn(base).some(
    (picture) => picture.element !== element && intersects(picture.box, box),
  );
  return isOverPicture
    ? undefined
    : surfaces.reduceRight((bottom, surface) => blend(surface, bottom), white);
}

const picturesIn = memoize((base) =>
  [...base.querySelectorAll(pictureSelector)]
    .filter(isRendered)
    .map((element) => ({ element, box: element.getBoundingClientRect() })),
);

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
      const isLayer = style.position === 'absolute' && isGenerated(style);
      return isLayer && hasBackground(style)
        ? [{ ...own, box: boxOfPseudo(element, style), isPseudo: true }]
        : [];
    });
    return [...(isPainted ? [own] : []), ...pseudos];
  });
}

/** The element or its closest ancestor with an opaque background, or the root. */
function surfaceOf(element: Element): Element {
  let at = element;
  while (parseColor(styleOf(at).backgroundColor)[3] < 1 && at.parentElement) at = at.parentElement;
  return at;
}

/**
 * Whether something that does not contain a text is painted where the text is, behind or over it: a picture
 * in the same hero, for example, but not one behind the opaque card that contains the text.
 */
export function isOverNeighbor(element: Element, box: DOMRect): boolean {
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
