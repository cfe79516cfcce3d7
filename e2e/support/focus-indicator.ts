import { type Color, contrastRatio, type Screenshot } from './screenshot';

/** How far outside and inside the edge of a control its focus indicator is searched, in px. */
export const margin = 14;
const inset = 12;

/**
 * Compares two screenshots of a control, focused and unfocused, each with `margin` px around it.
 * On every side, the indicator must change at least 2 px by 3:1, and have a stripe at least 2 px
 * wide with 3:1 to both neighboring colors (WCAG 2.4.13, 1.4.11). Returns what is wrong and on
 * which side, or an empty string.
 */
export function focusIndicatorProblem(
  focused: Screenshot,
  unfocused: Screenshot,
  isRound: boolean,
): string {
  const problemAt = (points: Lines[string], side: string) => {
    const after = points.map(([x, y]) => focused.at(x, y));
    const before = points.map(([x, y]) => unfocused.at(x, y));
    const changed = longestRun(
      after.map((color, at) => contrastRatio(color, before[at] ?? color) >= 3),
    );
    if (changed < 2) return `changes only ${changed} px by 3:1 at the ${side}`;
    return hasStripe(after) ? '' : `does not contrast with both neighbors at the ${side}`;
  };
  if (!isRound)
    return (
      [0.25, 0.5, 0.75]
        .flatMap((fraction) => Object.entries(across(focused)(fraction)))
        .map(([side, points]) => problemAt(points, side))
        .find(Boolean) ?? ''
    );
  return (
    Object.entries(diagonals(focused))
      .map(([side, points]) => problemAt(points, side))
      .find(Boolean) ?? ''
  );
}

type Lines = Record<string, (readonly [x: number, y: number])[]>;

const steps = Array.from({ length: margin + inset }, (_, step) => step);

/** Lines that cross the edges of a box inward, at this fraction of each side. */
function across({ width, height }: Screenshot) {
  return (fraction: number): Lines => {
    const x = margin + fraction * (width - 2 * margin);
    const y = margin + fraction * (height - 2 * margin);
    return {
      top: steps.map((step) => [x, step]),
      bottom: steps.map((step) => [x, height - 1 - step]),
      left: steps.map((step) => [step, y]),
      right: steps.map((step) => [width - 1 - step, y]),
    };
  };
}

/** Lines that cross the edge of a circle inward, diagonally, because a label may be at one side. */
function diagonals({ width, height }: Screenshot): Lines {
  const lines: Lines = {};
  for (const [side, [toX, toY]] of Object.entries({
    'top left': [-1, -1],
    'top right': [1, -1],
    'bottom left': [-1, 1],
    'bottom right': [1, 1],
  } as const)) {
    lines[side] = steps.map((step) => {
      const distance = (width / 2 - step) * Math.SQRT1_2;
      return [width / 2 + toX * distance, height / 2 + toY * distance];
    });
  }
  return lines;
}

function longestRun(values: boolean[]): number {
  let [longest, run] = [0, 0];
  for (const value of values) {
    run = value ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Whether two adjacent pixels share a color that has 3:1 contrast on either side of them. */
function hasStripe(line: Color[]): boolean {
  return line.some((color, at) => {
    const next = line[at + 1];
    if (!next || contrastRatio(color, next) > 1.15) return false;
    const differs = (other?: Color) => other !== undefined && contrastRatio(color, other) >= 3;
    const before = line.slice(Math.max(at - 4, 0), at).some(differs);
    const after = line.slice(at + 2, at + 6).some(differs);
    return before && after;
  });
}
