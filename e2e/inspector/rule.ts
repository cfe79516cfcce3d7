import type { Fault } from './findings';
import type { Rendered } from './rendered-page';

/**
 * What a rule inspects: colors or a layout, on screen or in print; the colors that a system forces; or what
 * changes while every control is focused.
 */
export type Aspect =
  | 'colors'
  | 'forced colors'
  | 'printed colors'
  | 'layout'
  | 'printed layout'
  | 'focus';

/** The table in README.md is made from these. */
interface Description {
  /** The name in findings, and of the file. */
  name: string;
  /** What it finds. */
  finds: string;
  /** The criteria of WCAG 2.2 that a finding is about. Some rules are stricter than these. */
  criteria: readonly string[];
  /** The fault of this site that it found and axe did not, with its commit, or what no other test ensures. */
  reason: string;
  /** What it cannot detect. */
  cannotSee: string;
}

/** A rule that needs only the page. inspect-page.ts runs every one in rules/. */
export interface PageRule extends Description {
  inspects: readonly Aspect[];
  find: (page: Rendered) => Iterable<Fault>;
}

/**
 * A rule that needs screenshots, which Node compares. Its file selects what to capture, for inspect-page.ts;
 * a file in screenshots/ measures it.
 */
export interface ScreenshotRule extends Description {
  inspects: readonly ['screenshots'];
}

export type Rule = PageRule | ScreenshotRule;
