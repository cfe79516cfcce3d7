// What must be visible and within reach: every control, and every text.
import { nameOf } from './findings';
import { hasBackground } from './layout';
import { pictureSelector, type Rendered, shapeOf, styleOf } from './rendered-page';

/** A control or text. */
export interface Target {
  subject: string;
  element: Element;
  /** Whether it is visible if this element is in front of its center. */
  isVisibleWith: (front: Element) => boolean;
}

export function targetsIn({ controls, texts }: Rendered): Target[] {
  const controlTargets = controls.map(({ element }) => ({
    subject: nameOf(element),
    element: shapeOf(element),
    isVisibleWith: (front: Element) => element.contains(front),
  }));
  const textTargets = texts.map(({ text, element }) => ({
    subject: text,
    element,
    isVisibleWith: (front: Element) =>
      front.contains(element) ||
      element.contains(front) ||
      front === element.closest('label')?.control ||
      isTransparent(front),
  }));
  return [...controlTargets, ...textTargets];
}

/** Whether text behind it is visible, as behind a link that fills its card. */
function isTransparent(element: Element): boolean {
  return !hasBackground(styleOf(element)) && !element.matches(`${pictureSelector}, svg, svg *`);
}
