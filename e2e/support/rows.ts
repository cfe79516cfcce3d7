import { expect, type Page } from '@playwright/test';
import { widePhotos } from '../../src/components/media/widePhotos';
import type { TabId } from '../../src/navigation';

/**
 * Expects every list of cards or pictures on a screen to fill its rows, with the titles of a row at about
 * the same height.
 *
 * @param most also checks each list with 1, 2, … up to this many copies of its entries
 */
export async function expectFullRows(page: Page, screen: TabId, most = 0): Promise<void> {
  const wide = Array.from({ length: most }, (_, index) => widePhotos(index + 1));
  const { checked, problems } = await page.evaluate(findOpenRows, { screen, wide });
  expect(checked, 'lists of cards').toBeGreaterThan(0);
  expect.soft(problems, `${screen}, ${page.viewportSize()?.width} px wide`).toEqual([]);
}

/** @param wide which entries are wide among one, two, and so on, in a list that has wide ones */
function findOpenRows({ screen, wide }: { screen: string; wide: boolean[][] }) {
  const problems: string[] = [];
  const lists = document.querySelectorAll(`#${screen} ul:has(> li > :is(div, figure))`);
  for (const list of lists) {
    const entries = [...list.children];
    const check = () => {
      const available = list.clientWidth;
      const rows = new Map<number, { left: number; right: number; titles: number[] }>();
      for (const entry of list.children) {
        const { left, right, top } = entry.getBoundingClientRect();
        const row = rows.get(Math.round(top)) ?? { left, right, titles: [] };
        const title = entry.querySelector('h3')?.getBoundingClientRect().top;
        rows.set(Math.round(top), {
          left: Math.min(row.left, left),
          right: Math.max(row.right, right),
          titles: title === undefined ? row.titles : [...row.titles, title],
        });
      }
      for (const { left, right, titles } of rows.values()) {
        const name = `${list.children.length} × "${list.querySelector('h3')?.textContent}"`;
        // Positions are fractions of a pixel.
        if (Math.abs(right - left - available) > 1)
          problems.push(`${name}: a row of ${right - left} px in ${available} px`);
        // Half a line of a title. More looks like a mistake.
        if (Math.max(...titles) - Math.min(...titles) > 12)
          problems.push(`${name}: titles in a row at different heights`);
      }
    };
    check();
    const hasWide = entries.some((entry) => entry.hasAttribute('data-wide'));
    for (const layout of wide) {
      const copies = layout.map((isWide, index) => {
        const copy = entries[index % entries.length]?.cloneNode(true) as Element;
        copy.toggleAttribute('data-wide', hasWide && isWide);
        return copy;
      });
      list.replaceChildren(...copies);
      check();
    }
    list.replaceChildren(...entries);
  }
  return { checked: lists.length, problems };
}
