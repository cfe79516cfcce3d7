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

/** A rule that needs only the page. inspect-page.ts runs every one in rules/. */
export interface PageRule {
  /** The name in findings, and of the file. */
  name: string;
  inspects: readonly Aspect[];
  find: (page: Rendered) => Iterable<Fault>;
}

/**
 * A rule that needs screenshots, which Node compares. Its file selects what to capture, for inspect-page.ts;
 * a file in screenshots/ measures it.
 */
export interface ScreenshotRule {
  name: string;
  inspects: readonly ['screenshots'];
}

export type Rule = PageRule | ScreenshotRule;
