import { centerOf, type Fault, fault, nameOf, type Rendered, shapeOf } from '../rendered-page';

/** Controls and text can be scrolled into the window (WCAG 2.1.1, 1.4.10). */
export function* unreachable({ controls, texts }: Rendered): Iterable<Fault> {
  const start = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  const targets = [
    ...controls.map(({ element }) => ({ subject: nameOf(element), element: shapeOf(element) })),
    ...texts.map(({ text, element }) => ({ subject: text, element })),
  ];
  for (const { subject, element } of targets) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = centerOf(element);
    if (x <= 0 || x >= innerWidth || y <= 0 || y >= innerHeight)
      yield fault(subject, element.getBoundingClientRect(), 'cannot be scrolled into the window');
  }
  scrollTo(start);
}
