import type { Page } from '@playwright/test';
import {
  hideForegroundImages,
  hideText,
  type RenderedText,
  renderedBoxes,
  renderedTexts,
} from './rendered-text';
import { blend, contrastRatio, type Screenshot, takeScreenshot, withStyles } from './screenshot';

/** Text, control borders, and meaningful icons whose contrast is too low, one line each. */
export async function findLowContrast(
  page: Page,
  options: { fullPage?: boolean } = {},
): Promise<string[]> {
  await hideForegroundImages(page);
  const screenshot = await takeScreenshot(page, options);
  // Read after the screenshot, which waits until every color transition has ended.
  const texts = await renderedTexts(page);
  const background = await withStyles(page, hideText, () => takeScreenshot(page, options));
  return [
    ...texts.flatMap((text) => lowContrastText(text, screenshot, background)),
    ...(await lowContrastBorders(page, screenshot)),
    ...(await lowContrastIcons(page, screenshot)),
  ];
}

/** 7:1, or 4.5:1 for large text, at every pixel that a glyph covers (WCAG 1.4.6). */
export function lowContrastText(
  { text, color, opacity, isLarge, boxes }: RenderedText,
  screenshot: Screenshot,
  background: Screenshot,
): string[] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const { x, y, width, height } of boxes) {
    if (y + height > screenshot.height) return [];
    for (let row = Math.ceil(y); row < y + height; row++) {
      for (let column = Math.ceil(x); column < x + width; column++) {
        if (!screenshot.differs(column, row, background, 24)) continue;
        const behind = background.at(column, row);
        const glyph = blend([red, green, blue], alpha * opacity, behind);
        lowest = Math.min(lowest, contrastRatio(glyph, behind));
      }
    }
  }
  const required = isLarge ? 4.5 : 7;
  if (lowest === Number.POSITIVE_INFINITY) return [`"${text}" is not visible`];
  return lowest < required ? [`"${text}": ${lowest.toFixed(2)}, needs ${required}`] : [];
}

/** 3:1 between the border of every control and the color around it (WCAG 1.4.11). */
export async function lowContrastBorders(page: Page, screenshot: Screenshot): Promise<string[]> {
  // An image that opens a dialog is its own boundary.
  const boxes = await renderedBoxes(page, 'button:not([aria-haspopup]), input, textarea');
  return boxes.flatMap(({ name, isRound, x, y, width, height }) => {
    if (y + height + 4 > screenshot.height) return [];
    const positions = isRound ? [0.5] : [0.2, 0.5, 0.8];
    const borders = positions.flatMap((share) => [
      borderContrast(screenshot, x + share * width, y, 0, 1),
      borderContrast(screenshot, x + share * width, y + height - 1, 0, -1),
      borderContrast(screenshot, x, y + share * height, 1, 0),
      borderContrast(screenshot, x + width - 1, y + share * height, -1, 0),
    ]);
    const lowest = Math.min(...borders);
    return lowest < 3 ? [`the border of "${name}": ${lowest.toFixed(2)}, needs 3`] : [];
  });
}

/** The contrast of a border at a point with the color 3 px outside it. */
function borderContrast(
  screenshot: Screenshot,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
): number {
  const outside = screenshot.at(x - 3 * stepX, y - 3 * stepY);
  const inside = [-1, 0, 1, 2, 3, 4].map((step) =>
    screenshot.at(x + step * stepX, y + step * stepY),
  );
  return Math.max(...inside.map((color) => contrastRatio(color, outside)));
}

/** 3:1 for icon buttons, stars, and the indicator of the selected tab (WCAG 1.4.11). */
export async function lowContrastIcons(page: Page, screenshot: Screenshot): Promise<string[]> {
  const selector = 'button[aria-label] svg, [role=img] svg, [aria-selected=true]';
  return (await renderedBoxes(page, selector)).flatMap(({ name, x, y, width, height }) => {
    if (y + height > screenshot.height) return [];
    const corner = screenshot.at(x + 1, y + 1);
    let highest = 1;
    for (let row = y + 1; row < y + height - 1; row++) {
      const center = x + width / 2;
      // In the open menu, the indicator of the selected tab is at its edge.
      for (const column of [x + 2, center - 4, center, center + 4])
        highest = Math.max(highest, contrastRatio(screenshot.at(column, row), corner));
    }
    return highest < 3 ? [`the icon ${name}: ${highest.toFixed(2)}, needs 3`] : [];
  });
}
