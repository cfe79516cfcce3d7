// The outline of a focused control.
import { parseColor } from './color';
import { type Control, styleOf } from './rendered-page';

/** The width of the thinnest focus indicator that counts (WCAG 2.4.13). */
export const thinnestIndicatorPx = 2;

export const outlineWidthOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
  outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);

export function hasOutline({ element }: Control): boolean {
  const style = styleOf(element);
  return outlineWidthOf(style) >= thinnestIndicatorPx && parseColor(style.outlineColor)[3] > 0;
}
