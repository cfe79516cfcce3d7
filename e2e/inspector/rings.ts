// Box shadows that are drawn like borders.
import { parseColor, type Rgba } from './color';

export interface Ring {
  color: Rgba;
  /** Its width, around the border box; with `inset`, within the padding box. */
  spread: number;
  isInset: boolean;
}

/** The shadows without offset and blur, the one in front first. Computed values have the color first. */
export function ringsOf({ boxShadow }: CSSStyleDeclaration): Ring[] {
  const rings = boxShadow.matchAll(/([a-z]+\([^)]*\)) 0px 0px 0px ([\d.]+)px( inset)?/g);
  return [...rings].map(([, color = '', spread, inset]) => ({
    color: parseColor(color),
    spread: Number(spread),
    isInset: inset !== undefined,
  }));
}
