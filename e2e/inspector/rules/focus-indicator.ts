import { type Color, parseColor } from '../color-and-geometry';
import { backgroundOf, lowContrast, withOpacity } from '../contrast';
import { controls, type Faults, fault, nameOf, styleOf } from '../rendered-page';

interface Control {
  element: Element;
  box: DOMRect;
}

const widthOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
  outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);

function hasOutline({ element }: Control): boolean {
  const style = styleOf(element);
  return widthOf(style) >= 2 && parseColor(style.outlineColor)[3] > 0;
}

/** Outlines of focused controls have 3:1, and are not cut off (WCAG 2.4.7, 2.4.13, 1.4.11). */
export function* focusIndicator(): Faults {
  for (const control of controls.filter(hasOutline)) {
    const { element, box } = control;
    const outline = withOpacity(parseColor(styleOf(element).outlineColor), element);
    const background = ringOf(element) ?? backgroundOf(element.parentElement, box);
    yield* lowContrast(nameOf(element), box, 'focus indicator', 3, [outline], background);
    yield* cutOff(control);
  }
}

/** A ring of a second color around the outline sets it off from any surface. */
function ringOf(element: Element): Color | undefined {
  const ring = /^(rgba?\([^)]*\)|color\([^)]*\)) 0px 0px 0px [\d.]+px/;
  const color = ring.exec(styleOf(element).boxShadow)?.[1];
  if (!color) return undefined;
  const [red, green, blue] = parseColor(color);
  return [red, green, blue];
}

function* cutOff({ element, box }: Control): Faults {
  const style = styleOf(element);
  const reach = widthOf(style) + Number.parseFloat(style.outlineOffset);
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = styleOf(at);
    const clip = at.getBoundingClientRect();
    const outsideX = Math.max(clip.left - box.left, box.right - clip.right) + reach > 4;
    const outsideY = Math.max(clip.top - box.top, box.bottom - clip.bottom) + reach > 4;
    const isCut = (overflowX !== 'visible' && outsideX) || (overflowY !== 'visible' && outsideY);
    if (/hidden|clip/.test(`${overflowX} ${overflowY}`) && isCut) {
      const figure = `its focus indicator reaches ${reach} px and is cut off by ${nameOf(at)}`;
      yield fault(nameOf(element), box, figure);
    }
  }
}

/** The positions of the controls whose indicator only screenshots show. */
export const withoutOutline = controls
  .filter((control) => !hasOutline(control))
  .map(({ index }) => index);
