import type { Page } from '@playwright/test';
import { boxesOf, hideText, type PaintedText, paintOnlyGrounds, textsOf } from './rendered-text';
import { contrast, over, type Pixels, shoot, withStyles } from './screenshot';

/** What is too faint on the page: text, edges of controls, and icons that say something. */
export async function faint(page: Page, options: { fullPage?: boolean }): Promise<string[]> {
  await paintOnlyGrounds(page);
  const shown = await shoot(page, options);
  // Only now: a picture is taken when every color has arrived.
  const texts = await textsOf(page);
  const ground = await withStyles(page, hideText, () => shoot(page, options));
  return [
    ...texts.flatMap((text) => faintText(text, shown, ground)),
    ...(await faintEdges(page, shown)),
    ...(await faintIcons(page, shown)),
  ];
}

/** 7:1, or 4.5:1 for large text (WCAG 1.4.6), at every pixel a letter covers. */
export function faintText(text: PaintedText, shown: Pixels, ground: Pixels): string[] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.color.match(/[\d.]+/g)?.map(Number) ?? [];
  let worst = Number.POSITIVE_INFINITY;
  for (const { x, y, width, height } of text.boxes) {
    if (y + height > shown.height) return [];
    for (let row = Math.ceil(y); row < y + height; row++) {
      for (let column = Math.ceil(x); column < x + width; column++) {
        if (!shown.differs(column, row, ground, 24)) continue;
        const behind = ground.at(column, row);
        const letter = over([red, green, blue], alpha * text.opacity, behind);
        worst = Math.min(worst, contrast(letter, behind));
      }
    }
  }
  const needed = text.isLarge ? 4.5 : 7;
  if (worst === Number.POSITIVE_INFINITY) return [`"${text.words}" is not to be seen`];
  return worst < needed ? [`"${text.words}": ${worst.toFixed(2)}, needs ${needed}`] : [];
}

/** 3:1 for the edge of every control against what is around it (WCAG 1.4.11). */
export async function faintEdges(page: Page, shown: Pixels): Promise<string[]> {
  // A picture that opens large is its own edge.
  const boxes = await boxesOf(page, 'button:not([aria-haspopup]), input, textarea');
  return boxes.flatMap(({ name, isRound, x, y, width, height }) => {
    if (y + height + 4 > shown.height) return [];
    const shares = isRound ? [0.5] : [0.2, 0.5, 0.8];
    const edges = shares.flatMap((share) => [
      line(shown, x + share * width, y, 0, 1),
      line(shown, x + share * width, y + height - 1, 0, -1),
      line(shown, x, y + share * height, 1, 0),
      line(shown, x + width - 1, y + share * height, -1, 0),
    ]);
    const worst = Math.min(...edges);
    return worst < 3 ? [`the edge of "${name}": ${worst.toFixed(2)}, needs 3`] : [];
  });
}

/** How much the edge at a point stands out from what is 3 px outside it. */
function line(shown: Pixels, x: number, y: number, stepX: number, stepY: number): number {
  const outside = shown.at(x - 3 * stepX, y - 3 * stepY);
  const inside = [-1, 0, 1, 2, 3, 4].map((step) => shown.at(x + step * stepX, y + step * stepY));
  return Math.max(...inside.map((color) => contrast(color, outside)));
}

/** 3:1 for icons that stand alone, for stars, and for the mark of the selected tab. */
export async function faintIcons(page: Page, shown: Pixels): Promise<string[]> {
  const icons = await boxesOf(page, 'button[aria-label] svg, [role=img] svg, [aria-selected=true]');
  return icons.flatMap(({ name, x, y, width, height }) => {
    if (y + height > shown.height) return [];
    const corner = shown.at(x + 1, y + 1);
    let best = 1;
    for (let row = y + 1; row < y + height - 1; row++) {
      const middle = x + width / 2;
      // The mark of a tab in the open menu stands at its edge.
      for (const column of [x + 2, middle - 4, middle, middle + 4]) {
        best = Math.max(best, contrast(shown.at(column, row), corner));
      }
    }
    return best < 3 ? [`the icon ${name}: ${best.toFixed(2)}, needs 3`] : [];
  });
}
