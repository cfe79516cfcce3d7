import { type Box, boxOnPage } from './layout';
import { quote } from './rendered-page';

/** What a rule finds on a page. */
export interface Fault {
  /** What is wrong: a control, text, or picture. */
  subject: string;
  /** Where it is on the page. */
  box: Box;
  /** What is wrong with it, and what was needed. */
  problem: string;
}

/** A fault with the name of the rule that found it. */
export interface Finding extends Fault {
  rule: string;
}

/** @param box in the window */
export function fault(subject: string, box: DOMRect, problem: string): Fault {
  return { subject, box: boxOnPage(box), problem };
}

/** One line: the subject, what is wrong, what was needed, and the rule. */
export const describeFinding = ({ subject, problem, rule }: Finding) =>
  `${subject}: ${problem} (${rule})`;

/** Returns a subject such as `button "Send"`. */
export function nameOf(element: Element): string {
  const { labels, name } = element as HTMLInputElement;
  const { alt } = element as HTMLImageElement;
  const label = element.ariaLabel || labels?.[0]?.textContent || alt || element.textContent;
  const kind = element.role ?? element.tagName.toLowerCase();
  return `${kind} ${quote(label || name || element.classList.value)}`;
}
