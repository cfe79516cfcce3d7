import { type Color, contrast, type Pixels } from './pixels';

/** How far around a control its focus indicator reaches, and into it, in CSS pixels. */
export const around = 14;
const inside = 6;

/**
 * Measures a focus indicator in two pictures of a control, with and without the focus, each with
 * `around` pixels of what surrounds it. Says on which side it is too thin or too faint: it must
 * change 2 px or more by 3:1, and hold a stripe 2 px wide or more that differs by 3:1 from both
 * its neighbors (WCAG 2.4.13, 1.4.11). Empty when all is well.
 */
export function weakIndicator(withFocus: Pixels, without: Pixels, isRound: boolean): string {
  const { width, height } = withFocus;
  const shares = isRound ? [0.5] : [0.25, 0.5, 0.75];
  const depth = Array.from({ length: around + inside }, (_, step) => step);
  for (const share of shares) {
    const across = around + share * (width - 2 * around);
    const down = around + share * (height - 2 * around);
    const sides = {
      top: depth.map((step) => [across, step] as const),
      bottom: depth.map((step) => [across, height - 1 - step] as const),
      left: depth.map((step) => [step, down] as const),
      right: depth.map((step) => [width - 1 - step, down] as const),
    };
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
