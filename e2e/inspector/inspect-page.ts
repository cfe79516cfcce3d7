// The entry of the bundle that inspect.ts evaluates in the page.
import type { Finding } from './findings';
import { finishAnimations, isPaper, readPage } from './rendered-page';
import type { Aspect, Rule } from './rule';
import { findLinesOverPictures, type LineSelection } from './rules/text-over-picture';

const rules = Object.values(
  import.meta.glob<Rule>('./rules/*.ts', { eager: true, import: 'rule' }),
).filter((rule) => 'find' in rule);

export interface InspectionOptions {
  /** A selector of the parts of the page to inspect, for states that change only these. All of it by default. */
  within?: string;
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
  const { within = 'body', colors = true, layout = true, isFocused, overPictures } = options;
  finishAnimations();
  const page = readPage(within);
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
  };
}
