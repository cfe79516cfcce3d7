import { backgroundOf } from '../background';
import { type Color, parseColor } from '../color';
import { graphicsContrast, lowContrast, withOpacity } from '../contrast';
import { type Fault, fault, nameOf } from '../findings';
import { clipsOf, cutOff } from '../layout';
import { hasOutline, outlineWidthOf } from '../outline';
import { type Rendered, styleOf } from '../rendered-page';
import { ringsOf } from '../rings';
import type { PageRule } from '../rule';

export const rule: PageRule = {
  name: 'focus-indicator',
  finds: 'outlines with a contrast below 3:1, or clipped by an ancestor',
  criteria: ['2.4.7', '2.4.13', '1.4.11'],
  inspects: ['focus'],
  cannotSee:
    'what covers an outline; outlines over or around pictures, without an opaque ring behind them',
  find,
};

function* find({ controls }: Rendered): Iterable<Fault> {
  for (const { element, box } of controls.filter(hasOutline)) {
    const style = styleOf(element);
    const subject = nameOf(element);
    const colors = [withOpacity(parseColor(style.outlineColor), element)];
    const reach = outlineWidthOf(style) + Number.parseFloat(style.outlineOffset);
    const background = ringAround(style, reach) ?? backgroundOf(element.parentElement, box);
    yield* lowContrast({
      subject,
      box,
      what: 'focus indicator',
      required: graphicsContrast,
      colors,
      background,
    });
    const { x, y, width, height } = box;
    const outline = new DOMRect(x - reach, y - reach, width + 2 * reach, height + 2 * reach);
    for (const clip of element.parentElement ? clipsOf(element.parentElement) : []) {
      const { sideways, upright } = cutOff(outline, clip);
      const cut = Math.round(Math.max(sideways, upright));
      const problem = `${cut} px of its focus indicator are cut off by ${nameOf(clip)}`;
      if (cut > 1) yield fault(subject, box, problem);
    }
  }
}

/** The color of an opaque ring behind and around the outline, which sets it off from any surface. */
function ringAround(style: CSSStyleDeclaration, reach: number): Color | undefined {
  const ring = ringsOf(style).find(
    ({ color, spread, isInset }) => color[3] === 1 && spread > reach && !isInset,
  );
  if (!ring) return undefined;
  const [red, green, blue] = ring.color;
  return [red, green, blue];
}
