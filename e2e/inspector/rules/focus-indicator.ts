import { backgroundOf } from '../background';
import { blend, type Color, contrastRatio, describeContrast, parseColor } from '../color';
import { graphicsContrast, withOpacity } from '../contrast';
import { type Fault, fault, nameOf } from '../findings';
import { clipsOf, cutOff } from '../layout';
import { type Control, type Rendered, styleOf } from '../rendered-page';
import { ringsOf } from '../rings';
import type { PageRule } from '../rule';

/**
 * Finds controls without an outline of 2 px or, in an `svg`, a stroke of 2 px; those with a contrast below
 * 3:1; outlines clipped by an ancestor, or over a picture without an opaque ring behind them (WCAG 2.4.7,
 * 2.4.13, 1.4.11). Cannot see what covers an indicator; whether a stroke in an `svg` is there without focus,
 * too; what is over a picture in forced colors.
 */
export const rule: PageRule = {
  name: 'focus-indicator',
  inspects: ['focus'],
  find,
};

/** The width of the thinnest focus indicator that counts (WCAG 2.4.13). */
const thinnestPx = 2;

function* find({ controls }: Rendered): Iterable<Fault> {
  for (const control of controls) {
    const { element, box } = control;
    const { outlineStyle, outlineWidth, outlineOffset } = styleOf(element);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    const problem =
      width < thinnestPx
        ? problemOfStroke(element)
        : problemOfOutline(control, width + Number.parseFloat(outlineOffset));
    if (problem) yield fault(nameOf(element), box, problem);
  }
}

const isForced = () => matchMedia('(forced-colors: active)').matches;

function problemOfOutline({ element, box }: Control, reach: number): string {
  const style = styleOf(element);
  const { x, y, width, height } = box;
  const outline = new DOMRect(x - reach, y - reach, width + 2 * reach, height + 2 * reach);
  for (const clip of element.parentElement ? clipsOf(element.parentElement) : []) {
    const { sideways, upright } = cutOff(outline, clip);
    const cut = Math.round(Math.max(sideways, upright));
    if (cut > 1) return `${cut} px of its focus indicator are cut off by ${nameOf(clip)}`;
  }
  const background = ringAround(style, reach) ?? backgroundOf(element.parentElement, box);
  // In forced colors, there are no rings.
  if (!background) return isForced() ? '' : 'has no ring between its focus indicator and a picture';
  const color = blend(withOpacity(parseColor(style.outlineColor), element), background);
  return problemOfContrast(contrastRatio(color, background));
}

/** The color of an opaque ring behind and around the outline, which sets it off from any surface. */
function ringAround(style: CSSStyleDeclaration, reach: number): Color | undefined {
  const ring = ringsOf(style).find(
    ({ color, spread, isInset }) => color[3] === 1 && spread > reach && !isInset,
  );
  return ring && opaque(ring.color);
}

/** A drawing has no outline that other parts would not cover: a shape has a stroke, and one behind it a fill. */
function problemOfStroke(control: Element): string {
  const shapes = [...control.querySelectorAll('circle, ellipse, path, polygon, rect')].map(styleOf);
  const [behind] = shapes;
  const ratios = shapes.slice(1).flatMap(({ fill, stroke, strokeWidth }) => {
    const colors = [behind?.fill ?? '', fill, stroke].map(parseColor);
    if (Number.parseFloat(strokeWidth) < thinnestPx || colors.some(([, , , a]) => a < 1)) return [];
    const [outside, inside, line] = colors.map(opaque) as [Color, Color, Color];
    return [Math.min(contrastRatio(line, outside), contrastRatio(line, inside))];
  });
  if (ratios.length === 0) return `has no focus indicator of ${thinnestPx} px`;
  return problemOfContrast(Math.max(...ratios));
}

const opaque = ([red, green, blue]: readonly number[]) => [red, green, blue] as Color;

const problemOfContrast = (ratio: number) =>
  ratio < graphicsContrast ? describeContrast('focus indicator', ratio, graphicsContrast) : '';
