// Runs in Node, on screenshots of the page.
import type { Page } from '@playwright/test';
import { type Color, contrastRatio } from '../color';
import { graphicsContrast } from '../contrast';
import type { Finding } from '../findings';
import { evaluateInPage } from '../inspect';
import type { Inspection } from '../inspect-page';
import { around } from '../layout';
import { thinnestIndicatorPx } from '../outline';
import { rule } from '../rules/focus-change';
import { type Screenshot, takeScreenshot, waitForFrames } from './screenshot';

// Sizes are in px: one CSS px is one px of a screenshot.

/** How far outside and inside the edge of a control to look for its focus indicator. */
const margin = 14;
const inset = 16;

/** The contrast below which neighboring pixels count as one color. */
const sameColor = 1.15;

/** How far beyond an indicator to look for the colors beside it, because its edges are antialiased. */
const neighborPx = 4;

type Controls = Inspection['withoutOutline'];

/** Screenshots of controls with a margin, by their index. */
type Screenshots = Map<number, Screenshot>;

/** Captures controls, as many at once as the window shows. */
export async function captureControls(page: Page, controls: Controls): Promise<Screenshots> {
  const screenshots: Screenshots = new Map();
  for (const { index } of controls) {
    if (screenshots.has(index)) continue;
    const visible = await evaluateInPage(page, 'scrollToControl', index);
    await waitForFrames(page);
    const viewport = await takeScreenshot(page);
    for (const { index: at, box } of visible) {
      const isWhole = box.y >= margin && box.y + box.height <= viewport.height - margin;
      if (at === index || isWhole) screenshots.set(at, viewport.crop(around(box, margin)));
    }
  }
  return screenshots;
}

/**
 * Captures each control while it has focus, which also shows what scripts change then. This is slower than
 * the state `:focus-visible`, which all controls can have at once.
 */
async function captureFocused(page: Page, controls: Controls): Promise<Screenshots> {
  const screenshots: Screenshots = new Map();
  for (const control of controls) {
    const { index } = control;
    await evaluateInPage(page, 'setFocus', { index, isFocused: true });
    const screenshot = (await captureControls(page, [control])).get(index);
    if (screenshot) screenshots.set(index, screenshot);
    await evaluateInPage(page, 'setFocus', { index, isFocused: false });
  }
  return screenshots;
}

/**
 * Finds controls whose focus indicator is too weak, first by screenshots in the state `:focus-visible` and,
 * where these show none or a weak one, by screenshots with focus.
 */
export async function weakIndicators(
  page: Page,
  controls: Controls,
  focused: Screenshots,
): Promise<Finding[]> {
  const unfocused = await captureControls(page, controls);
  const weak = controls.filter((control) => focusChange([control], focused, unfocused).length > 0);
  return focusChange(weak, await captureFocused(page, weak), unfocused);
}

/** Compares screenshots of controls with and without focus. */
function focusChange(controls: Controls, focused: Screenshots, unfocused: Screenshots): Finding[] {
  return controls.flatMap(({ subject, index, isRound, radius, box }) => {
    const [after, before] = [focused.get(index), unfocused.get(index)];
    const problem =
      after && before ? indicatorProblem(after, before, isRound, radius) : 'cannot be captured';
    return problem
      ? [{ rule: rule.name, subject, box, problem: `its focus indicator ${problem}` }]
      : [];
  });
}

/** The points of a line that crosses a side of a control, by the name of the side. */
type LinesBySide = Record<string, (readonly [x: number, y: number])[]>;

const steps = Array.from({ length: margin + inset }, (_, step) => step);

/** What is wrong and on which side, or an empty string. */
function indicatorProblem(
  focused: Screenshot,
  unfocused: Screenshot,
  isRound: boolean,
  radius: number,
): string {
  const lines = isRound
    ? Object.entries(diagonals(focused))
    : [0.25, 0.5, 0.75].flatMap((part) => Object.entries(across(focused, part, radius)));
  for (const [side, points] of lines) {
    const after = points.map(([x, y]) => focused.at(x, y));
    const before = points.map(([x, y]) => unfocused.at(x, y));
    const changes = after.map(
      (color, at) => contrastRatio(color, before[at] ?? color) >= graphicsContrast,
    );
    const changed = longestRun(changes);
    if (changed < thinnestIndicatorPx) return `changes only ${changed} px by 3:1 at the ${side}`;
    if (!hasNewStripe(after, before)) return `does not contrast with both neighbors at the ${side}`;
  }
  return '';
}

/**
 * Lines that cross the edges of a box inward, at this part of each side or, where a corner is rounded, just
 * beyond it. An indicator inside the box has its corners farther in.
 */
function across({ width, height }: Screenshot, part: number, radius: number): LinesBySide {
  const beside = (size: number) => {
    const corner = Math.min(Math.max(radius, inset) + thinnestIndicatorPx, size / 2);
    return margin + Math.min(Math.max(part * size, corner), size - corner);
  };
  const [x, y] = [beside(width - 2 * margin), beside(height - 2 * margin)];
  return {
    top: steps.map((step) => [x, step]),
    bottom: steps.map((step) => [x, height - 1 - step]),
    left: steps.map((step) => [step, y]),
    right: steps.map((step) => [width - 1 - step, y]),
  };
}

/** Lines that cross the edge of a circle inward, diagonally, because a label may be at one side. */
function diagonals({ width, height }: Screenshot): LinesBySide {
  const line = (toX: number, toY: number) =>
    steps.map((step) => {
      const distance = (width / 2 - step) * Math.SQRT1_2;
      return [width / 2 + toX * distance, height / 2 + toY * distance] as const;
    });
  return {
    'top left': line(-1, -1),
    'top right': line(1, -1),
    'bottom left': line(-1, 1),
    'bottom right': line(1, 1),
  };
}

function longestRun(values: boolean[]): number {
  let [longest, run] = [0, 0];
  for (const value of values) {
    run = value ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * Whether two adjacent pixels share a color that they did not have before and that has 3:1 contrast to what
 * is on both sides of them.
 */
function hasNewStripe(after: Color[], before: Color[]): boolean {
  return after.some((color, at) => {
    const next = after[at + 1];
    if (!next || contrastRatio(color, next) > sameColor) return false;
    const replaced = before.slice(at, at + thinnestIndicatorPx);
    if (replaced.some((previous) => contrastRatio(color, previous) <= sameColor)) return false;
    const differs = (other: Color) => contrastRatio(color, other) >= graphicsContrast;
    const end = at + thinnestIndicatorPx;
    const outside = after.slice(Math.max(at - neighborPx, 0), at);
    const inside = after.slice(end, end + neighborPx);
    return outside.some(differs) && inside.some(differs);
  });
}
