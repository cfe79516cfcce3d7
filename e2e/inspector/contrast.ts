// The contrast of text, controls, and graphics: what is required, and what is drawn.
import { backgroundOf, isOverNeighbor } from './background';
import { blend, type Color, contrastRatio, describeContrast, parseColor, type Rgba } from './color';
import { type Fault, fault } from './findings';
import { isPaper, memoize, type Rendered, styleOf } from './rendered-page';

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
    // Drawings are printed with their colors, so white is not behind their text.
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
