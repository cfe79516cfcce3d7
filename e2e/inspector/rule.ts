import type { Fault } from './findings';
import type { Rendered } from './rendered-page';

/**
 * When a rule applies: to colors or to a layout, on screen or in print; to the colors that a system forces;
 * while every control is focused; or to screenshots.
 */
export type RuleState =
  | 'colors'
  | 'forced colors'
  | 'printed colors'
  | 'layout'
  | 'printed layout'
  | 'focus'
  | 'screenshots';

/** A rule. inspect-page.ts takes every file of rules/. The table in README.md is made from them. */
export interface Rule {
  /** The name in findings. The file has the same. */
  name: string;
  /** What it finds. */
  finds: string;
  /** The criteria of WCAG 2.2 that a finding is about. Some rules are stricter than these. */
  criteria: readonly string[];
  states: readonly RuleState[];
  /** What it cannot detect. */
  cannotSee: string;
  /** Runs in the page. A rule about screenshots has none, because they are compared in Node. */
  find?: (page: Rendered) => Iterable<Fault>;
}
