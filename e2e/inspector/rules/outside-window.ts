import { type Faults, fault, root, texts } from '../rendered-page';

/** Pages do not scroll sideways, and no text is beside the window (WCAG 1.4.10). */
export function* outsideWindow(): Faults {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const figure = `is ${scrollWidth} px wide, the window ${clientWidth} px`;
    yield fault('page', root.getBoundingClientRect(), figure);
  }
  for (const { text, rects } of texts)
    for (const rect of rects) {
      const [left, right] = [Math.round(rect.left), Math.round(rect.right)];
      if (rect.left < -1 || rect.right > clientWidth + 1)
        yield fault(text, rect, `is outside the window at ${left} to ${right} px`);
    }
}
