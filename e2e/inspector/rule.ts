import type { Fault, Rendered } from './rendered-page';

/**
 * When a rule applies: to the colors of a screen, to those that a system forces, or to a layout, each
 * also on paper; while every control is focused; or to screenshots.
 */
export type RuleState =
  | 'colors'
  | 'forced colors'
  | 'printed colors'
  | 'layout'
  | 'printed layout'
  | 'focus'
  | 'screenshots';

/** All there is to say about a rule. inspect-page.ts finds it by its file, README.md is made from it. */
export interface Rule {
  /** As in findings and as its file. */
  name: string;
  /** What is wrong when it finds something. */
  finds: string;
  /** Of WCAG 2.2. */
  criteria: readonly string[];
  states: readonly RuleState[];
  /** Its blind spots. */
  cannotSee: string;
  /** Runs in the page; not in a rule about screenshots, which are compared in Node. */
  find?: (page: Rendered) => Iterable<Fault>;
}
