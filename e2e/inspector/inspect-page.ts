// The entry of the bundle that inspect.ts evaluates in the page.
import type { Fault, Faults } from './rendered-page';
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
import { zoom } from './rules/zoom';

export interface InspectionOptions {
  /** Colors, which differ by preference and state. */
  colors?: boolean;
  /** Sizes and positions, which do not. */
  layout?: boolean;
  /** Whether every control is in the state `:focus-visible`. */
  isFocused?: boolean;
}

/** A fault with the name of the rule that found it. */
export interface Finding extends Fault {
  rule: string;
}

export interface Inspection {
  findings: Finding[];
  /** Lines of text whose contrast is measured in screenshots. */
  linesOverPictures: typeof linesOverPictures;
  /** Controls without an outline in focus, by their position among all controls. */
  withoutOutline: number[];
}

type Rules = Record<string, () => Faults>;

const colorRules: Rules = {
  'text-contrast': textContrast,
  'alt-text-contrast': altTextContrast,
  'control-contrast': controlContrast,
  'line-contrast': lineContrast,
  'pseudo-elements': pseudoElements,
  'forced-colors': forcedColors,
};

const layoutRules: Rules = {
  'aligned-controls': alignedControls,
  'broken-words': brokenWords,
  'clipped-text': clippedText,
  covered,
  cursor,
  'list-role': listRole,
  motion,
  'outside-window': outsideWindow,
  overlap,
  'picture-ratio': pictureRatio,
  sticky,
  surface,
  'target-size': targetSize,
  typography,
  zoom,
};

/** Inspects everything that is rendered now, and returns an `Inspection` as JSON. */
export function inspectPage({ colors = true, layout, isFocused }: InspectionOptions): string {
  const rules: Rules = {
    ...(colors && colorRules),
    ...(isFocused && { 'focus-indicator': focusIndicator }),
    ...(layout && layoutRules),
  };
  const findings = Object.entries(rules).flatMap(([rule, find]) =>
    [...find()].map((fault) => ({ rule, ...fault })),
  );
  const inspection: Inspection = { findings, linesOverPictures, withoutOutline };
  return JSON.stringify(inspection);
}
