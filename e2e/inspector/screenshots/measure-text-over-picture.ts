// Runs in Node, on screenshots of the page.
import type { Page } from '@playwright/test';
import { blend, contrastRatio, describeContrast } from '../color';
import type { Finding } from '../findings';
import type { Inspection } from '../inspect-page';
import { rule } from '../rules/text-over-picture';
import { type Screenshot, takeScreenshot, waitForFrames, withStyles } from './screenshot';

type Line = Inspection['linesOverPictures'][number];

/** A style sheet that paints all text in a color and hides its lines, but leaves the rest, such as icons. */
const paintText = (color: string) => `* {
  -webkit-text-fill-color: ${color} !important;
  text-decoration-color: transparent !important;
}
text { fill: ${color} !important; }`;

/** How much a channel of a pixel changes between black and white text if a glyph covers most of the pixel. */
const glyphChange = 128;

/** Screenshots with all text in black, in white, and without. */
interface Captures {
  black: Screenshot;
  white: Screenshot;
  withoutText: Screenshot;
}

async function capture(page: Page): Promise<Captures> {
  const paint = (color: string) => withStyles(page, paintText(color), () => takeScreenshot(page));
  return {
    black: await paint('black'),
    white: await paint('white'),
    withoutText: await paint('transparent'),
  };
}

/**
 * Finds lines that have too little contrast at a pixel that a glyph covers. `linesNow` reads the lines again,
 * because the page may move while it scrolls.
 */
export async function textOverPicture(
  page: Page,
  lines: Line[],
  linesNow: () => Promise<Line[]>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  let waiting = lines;
  while (waiting.length > 0) {
    const top = Math.min(...waiting.map(({ box }) => box.y));
    await page.evaluate((y) => scrollTo({ top: y - innerHeight / 5, behavior: 'instant' }), top);
    await waitForFrames(page);
    await loadPictures(page);
    const captures = await capture(page);
    const [current, y] = [await linesNow(), await page.evaluate(() => scrollY)];
    const bottom = y + captures.withoutText.height;
    const isVisible = ({ box }: Line) => box.y >= y && box.y + box.height <= bottom;
    for (const line of current.filter(isVisible)) {
      const problem = contrastProblem(line, y, captures);
      if (problem) findings.push({ ...line, rule: rule.name, problem });
    }
    waiting = waiting.filter(({ box }) => box.y > top && box.y + box.height > bottom);
  }
  return findings;
}

/** Describes a line that is invisible or has too little contrast, in a window scrolled to `top`. */
function contrastProblem(
  { box, colors, required, isCovered }: Line,
  top: number,
  { black, white, withoutText }: Captures,
): string {
  if (isCovered) return '';
  let lowest = Number.POSITIVE_INFINITY;
  for (let y = Math.ceil(box.y - top); y < box.y - top + box.height; y++)
    for (let x = Math.ceil(box.x); x < box.x + box.width; x++) {
      if (!black.differs(x, y, white, glyphChange)) continue;
      const behind = withoutText.at(x, y);
      for (const color of colors)
        lowest = Math.min(lowest, contrastRatio(blend(color, behind), behind));
    }
  if (lowest === Number.POSITIVE_INFINITY) return 'is not visible';
  return lowest < required ? describeContrast('text contrast', lowest, required) : '';
}

/** Loads and decodes the pictures in the window. */
function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const visible = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    for (const image of visible) image.loading = 'eager';
    // Decoding fails if the browser is switching to another srcset candidate; try again.
    await Promise.all(visible.map((image) => image.decode().catch(() => image.decode())));
  });
}
