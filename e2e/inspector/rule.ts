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
  /** The name in findings, and of the file. */
  name: string;
  /** What is wrong on a page where it finds something. */
  finds: string;
  /** The criteria of WCAG 2.2 that a finding violates. */
  criteria: readonly string[];
  states: readonly RuleState[];
  /** Its blind spots. */
  cannotSee: string;
  /** Runs in the page; not in a rule about screenshots, which are compared in Node. */
  find?: (page: Rendered) => Iterable<Fault>;
}
