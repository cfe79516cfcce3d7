import { type Color, contrast, type Pixels } from './screenshot';

/** How far around a control its focus indicator reaches, and into it, in CSS pixels. */
export const around = 14;
const inside = 12;

/**
 * Measures a focus indicator in two pictures of a control, with and without the focus, each with
 * `around` pixels of what surrounds it. Says on which side it is too thin or too faint: it must
 * change 2 px or more by 3:1, and hold a stripe 2 px wide or more that differs by 3:1 from both
 * its neighbors (WCAG 2.4.13, 1.4.11). Empty when all is well.
 */
export function weakIndicator(withFocus: Pixels, without: Pixels, isRound: boolean): string {
  for (const sides of isRound ? [diagonals(withFocus)] : [0.25, 0.5, 0.75].map(across(withFocus))) {
    for (const [side, points] of Object.entries(sides)) {
      const now = points.map(([x, y]) => withFocus.at(x, y));
      const before = points.map(([x, y]) => without.at(x, y));
      const changed = longestRun(now.map((color, at) => contrast(color, before[at] ?? color) >= 3));
      if (changed < 2) return `changes only ${changed} px by 3:1 at the ${side}`;
      if (!hasStripe(now)) return `does not stand out from both its neighbors at the ${side}`;
    }
  }
  return '';
}

type Lines = Record<string, (readonly [x: number, y: number])[]>;

const depth = Array.from({ length: around + inside }, (_, step) => step);

/** Lines from outside into a box, this share of the way along each of its sides. */
function across({ width, height }: Pixels) {
  return (share: number): Lines => {
    const x = around + share * (width - 2 * around);
    const y = around + share * (height - 2 * around);
    return {
      top: depth.map((step) => [x, step]),
      bottom: depth.map((step) => [x, height - 1 - step]),
      left: depth.map((step) => [step, y]),
      right: depth.map((step) => [width - 1 - step, y]),
    };
  };
}

/** Lines from outside into a circle, between its sides: a name may stand at one of those. */
function diagonals({ width, height }: Pixels): Lines {
  const lines: Lines = {};
  for (const [side, [toX, toY]] of Object.entries({
    'top left': [-1, -1],
    'top right': [1, -1],
    'bottom left': [-1, 1],
    'bottom right': [1, 1],
  } as const)) {
    lines[side] = depth.map((step) => {
      const away = (width / 2 - step) * Math.SQRT1_2;
      return [width / 2 + toX * away, height / 2 + toY * away];
    });
  }
  return lines;
}

function longestRun(marks: boolean[]): number {
  let [longest, run] = [0, 0];
  for (const mark of marks) {
    run = mark ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Two neighboring pixels of one color, with something 3:1 different on either side of them. */
function hasStripe(line: Color[]): boolean {
  return line.some((color, at) => {
    const next = line[at + 1];
    if (!next || contrast(color, next) > 1.15) return false;
    const differs = (other?: Color) => other !== undefined && contrast(color, other) >= 3;
    const before = line.slice(Math.max(at - 4, 0), at).some(differs);
    const after = line.slice(at + 2, at + 6).some(differs);
    return before && after;
  });
}
