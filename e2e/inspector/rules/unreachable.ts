import {
  centerOf,
  type Fault,
  fault,
  layerOf,
  nameOf,
  type Rendered,
  shapeOf,
} from '../rendered-page';

/**
 * Controls and text can be scrolled into the window (WCAG 2.1.1, 1.4.10), and what does not scroll with
 * the page fits in it.
 */
export function* unreachable({ controls, texts }: Rendered): Iterable<Fault> {
  const start = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  const targets = [
    ...controls.map(({ element }) => ({ subject: nameOf(element), element: shapeOf(element) })),
    ...texts.map(({ text, element }) => ({ subject: text, element })),
  ];
  for (const { subject, element } of targets) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = centerOf(element);
    const box = element.getBoundingClientRect();
    const isOutside = x <= 0 || x >= innerWidth || y <= 0 || y >= innerHeight;
    const isCutOff = layerOf(element) && (box.top <= -1 || box.bottom >= innerHeight + 1);
    if (isOutside || isCutOff) yield fault(subject, box, 'cannot be scrolled into the window');
  }
  scrollTo(start);
}
