import { type Faults, fault, memoize, nameOf, styleOf, texts } from '../rendered-page';

/** The element and its ancestors, except the body, as far as they cut off what is outside. */
const clipsOf: (element: Element) => Element[] = memoize((element) => {
  if (element === document.body || !element.parentElement) return [];
  const { overflowX, overflowY } = styleOf(element);
  const outer = clipsOf(element.parentElement);
  return /hidden|clip/.test(overflowX + overflowY) ? [element, ...outer] : outer;
});

/** Text is not cut off, also when it is larger or more widely spaced (WCAG 1.4.4, 1.4.12). */
export function* clippedText(): Faults {
  for (const { text, element, rects } of texts)
    for (const clip of clipsOf(element))
      for (const rect of rects) {
        const cut = cutOff(rect, clip);
        if (cut > 1)
          yield fault(text, rect, `${Math.round(cut)} px of it are cut off by ${nameOf(clip)}`);
      }
}

function cutOff(rect: DOMRect, element: Element): number {
  const { overflowX, overflowY } = styleOf(element);
  const clip = element.getBoundingClientRect();
  const sideways = Math.max(clip.left - rect.left, rect.right - clip.right);
  // A line box may be higher than its letters.
  const upright = Math.max(clip.top - rect.top, rect.bottom - clip.bottom) - 0.25 * rect.height;
  const isClipping = (overflow: string) => /hidden|clip/.test(overflow);
  return Math.max(isClipping(overflowX) ? sideways : 0, isClipping(overflowY) ? upright : 0);
}
