import { clipsOf, cutOff, type Fault, fault, nameOf, type Rendered } from '../rendered-page';

/** Text is not cut off, also when it is larger or more widely spaced (WCAG 1.4.4, 1.4.12). */
export function* clippedText({ texts }: Rendered): Iterable<Fault> {
  for (const { text, element, rects } of texts)
    for (const clip of clipsOf(element))
      for (const rect of rects) {
        const { sideways, upright } = cutOff(rect, clip);
        // A line box may be higher than its letters.
        const cut = Math.round(Math.max(sideways, upright - 0.25 * rect.height));
        if (cut > 1) yield fault(text, rect, `${cut} px of it are cut off by ${nameOf(clip)}`);
      }
}
