// The entry of the bundle that inspect.ts evaluates in the page.
import type { Finding } from './findings';
import {
  controlSelector,
  finishAnimations,
  isPaper,
  readControls,
  readPage,
} from './rendered-page';
import type { Aspect, Rule } from './rule';
import { findWithoutOutline } from './rules/focus-change';
import { findLinesOverPictures, type LineSelection } from './rules/text-over-picture';

const rules = Object.values(
  import.meta.glob<Rule>('./rules/*.ts', { eager: true, import: 'rule' }),
).filter((rule) => 'find' in rule);

export interface InspectionOptions {
  /** Whether to inspect colors, which differ by preference and state. True by default. */
  colors?: boolean;
  /** Whether to inspect the layout, which depends on colors only where they are forced. True by default. */
  layout?: boolean;
  /** Whether every control is in the state `:focus-visible`. */
  isFocused?: boolean;
  /** The lines over pictures to measure, which takes three screenshots per window height. None by default. */
  overPictures?: LineSelection;
}

export type Inspection = ReturnType<typeof inspectPage>;

/** Inspects everything that is rendered now. */
export function inspectPage(options: InspectionOptions) {
  const { colors = true, layout = true, isFocused, overPictures } = options;
  finishAnimations();
  const page = readPage();
  const isForced = matchMedia('(forced-colors: active)').matches;
  const screenColors = isForced ? 'forced colors' : 'colors';
  const aspects: (Aspect | false | undefined)[] = [
    colors && (isPaper() ? 'printed colors' : screenColors),
    isFocused && 'focus',
    layout && (isPaper() ? 'printed layout' : 'layout'),
  ];
  const applicable = rules.filter(({ inspects }) => inspects.some((one) => aspects.includes(one)));
  return {
    findings: applicable.flatMap(({ name, find }) =>
      [...find(page)].map((fault): Finding => ({ rule: name, ...fault })),
    ),
    linesOverPictures: overPictures && !isForced ? findLinesOverPictures(page, overPictures) : [],
    withoutOutline: isFocused && !isForced ? findWithoutOutline(page) : [],
  };
}

/** Scrolls to a control, and returns where every control is then in the window. */
export function scrollToControl(index: number) {
  // The scroll position for a sticky element depends on the one before, so each starts from the top.
  scrollTo({ top: 0, behavior: 'instant' });
  const control = document.querySelectorAll(controlSelector)[index];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return readControls().map(({ index, box }) => ({ index, box }));
}

/** Moves focus to a control, or away from it, and returns whether it has focus. */
export function setFocus({ index, isFocused }: { index: number; isFocused: boolean }): boolean {
  const control = document.querySelectorAll<HTMLElement>(controlSelector)[index];
  if (isFocused) control?.focus({ preventScroll: true });
  else control?.blur();
  return document.activeElement === control;
}
