import {
  blend,
  type Color,
  contrastRatio,
  describeContrast,
  intersects,
  parseColor,
  type Rgba,
} from './color-and-geometry';
import {
  type Fault,
  fault,
  isPaper,
  isRendered,
  memoize,
  pictureSelector,
  styleOf,
} from './rendered-page';

const white: Color = [255, 255, 255];

/** The color behind an element's content, or nothing if a picture is behind it. */
export function backgroundOf(element: Element | null, box: DOMRect): Color | undefined {
  // No surface is printed.
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

const opacityOf: (element: Element) => number = memoize(
  (element) =>
    Number(styleOf(element).opacity) *
    (element.parentElement ? opacityOf(element.parentElement) : 1),
);

/** A color with the opacity of its element. */
export function withOpacity([red, green, blue, alpha]: Rgba, element: Element): Rgba {
  return [red, green, blue, alpha * opacityOf(element)];
}

/** 7:1, or 4.5:1 for text of at least 24 px, or bold and at least 18.66 px (WCAG 1.4.6). */
export function requiredContrast({ fontSize, fontWeight }: CSSStyleDeclaration): number {
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7;
}

interface Contrast {
  subject: string;
  box: DOMRect;
  /** What the colors are those of, such as `text contrast`. */
  what: string;
  required: number;
  colors: Rgba[];
  /** Nothing over a picture, where only screenshots show the contrast. */
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
