import type { Fault, Rendered } from './rendered-page';

/**
 * When a rule applies: to the colors of a screen, to those that a system forces, or to a layout, each
 * also in print; while every control is focused; or to screenshots.
 */
export type RuleState =
  | 'colors'
  | 'forced colors'
  | 'printed colors'
  | 'layout'
  | 'printed layout'
  | 'focus'
  | 'screenshots';

/** A rule. inspect-page.ts takes every file of rules/, and the table in README.md is made from them. */
export interface Rule {
  /** The name in findings, and of the file. */
  name: string;
  /** What it finds. */
  finds: string;
  /** The criteria of WCAG 2.2 that a finding is about. Some rules are stricter than these. */
  criteria: readonly string[];
  states: readonly RuleState[];
  /** What it cannot detect. */
  cannotSee: string;
  /** Runs in the page; not in a rule about screenshots, which are compared in Node. */
  find?: (page: Rendered) => Iterable<Fault>;
}
