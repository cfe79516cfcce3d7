// The entry of the bundle that inspect.ts evaluates in the page.
import { controlSelector } from './control-selector';
import { type Fault, isPaper, type Rendered, readControls, readPage } from './rendered-page';
import { alignedControls } from './rules/aligned-controls';
import { altTextContrast } from './rules/alt-text-contrast';
import { brokenWords } from './rules/broken-words';
import { clippedText } from './rules/clipped-text';
import { controlContrast } from './rules/control-contrast';
import { covered } from './rules/covered';
import { cursor } from './rules/cursor';
import { focusIndicator, withoutOutline } from './rules/focus-indicator';
import { forcedColors } from './rules/forced-colors';
import { lineContrast } from './rules/line-contrast';
import { listRole } from './rules/list-role';
import { motion } from './rules/motion';
import { outsideWindow } from './rules/outside-window';
import { overlap } from './rules/overlap';
import { pictureRatio } from './rules/picture-ratio';
import { pseudoElements } from './rules/pseudo-elements';
import { sticky } from './rules/sticky';
import { surface } from './rules/surface';
import { targetSize } from './rules/target-size';
import { linesOverPictures, textContrast } from './rules/text-contrast';
import { typography } from './rules/typography';
import { unreachable } from './rules/unreachable';
import { zoom } from './rules/zoom';

export interface InspectionOptions {
  /** Colors, which differ by preference and state. */
  colors?: boolean;
  /** Sizes and positions, which do not. */
  layout?: boolean;
  /** Whether every control is in the state `:focus-visible`. */
  isFocused?: boolean;
  /** The contrast of text over pictures, which takes two screenshots per window height. */
  overPictures?: boolean;
}

/** A fault with the name of the rule that found it. */
export interface Finding extends Fault {
  rule: string;
}

export type Inspection = ReturnType<typeof inspectPage>;

type Rules = Record<string, (page: Rendered) => Iterable<Fault>>;

const printedColorRules: Rules = { 'text-contrast': textContrast };

const colorRules: Rules = {
  ...printedColorRules,
  'alt-text-contrast': altTextContrast,
  'control-contrast': controlContrast,
  'line-contrast': lineContrast,
  'pseudo-elements': pseudoElements,
};

const forcedColorRules: Rules = {
  'control-contrast': controlContrast,
  'forced-colors': forcedColors,
};

const printedLayoutRules: Rules = {
  'broken-words': brokenWords,
  'clipped-text': clippedText,
  'list-role': listRole,
  motion,
  'outside-window': outsideWindow,
  overlap,
  'picture-ratio': pictureRatio,
};

const layoutRules: Rules = {
  ...printedLayoutRules,
  'aligned-controls': alignedControls,
  covered,
  cursor,
  sticky,
  surface,
  'target-size': targetSize,
  typography,
  unreachable,
  zoom,
};

/** Inspects everything that is rendered now. */
export function inspectPage(options: InspectionOptions) {
  const { colors = true, layout, isFocused, overPictures } = options;
  finishAnimations();
  const page = readPage();
  const isForced = matchMedia('(forced-colors: active)').matches;
  const screenColorRules = isForced ? forcedColorRules : colorRules;
  const rules: Rules = {
    ...(colors && (isPaper() ? printedColorRules : screenColorRules)),
    ...(isFocused && { 'focus-indicator': focusIndicator }),
    ...(layout && (isPaper() ? printedLayoutRules : layoutRules)),
  };
  return {
    findings: Object.entries(rules).flatMap(([rule, find]) =>
      [...find(page)].map((fault): Finding => ({ rule, ...fault })),
    ),
    linesOverPictures: overPictures && !isForced ? linesOverPictures(page) : [],
    withoutOutline: isFocused && !isForced ? withoutOutline(page) : [],
  };
}

function finishAnimations() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Scrolls to a control, and returns where every control is then in the window. */
export function scrollToControl(index: number) {
  // From the top, because the scroll position for a sticky element depends on the one before.
  scrollTo({ top: 0, behavior: 'instant' });
  const control = document.querySelectorAll(controlSelector)[index];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return readControls().map(({ index, box }) => ({ index, box }));
}
