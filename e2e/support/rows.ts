import { expect, type Page } from '@playwright/test';
import type { TabId } from '../../src/navigation';

/**
 * Expects every list of cards or pictures on a screen to fill its rows, with the titles of a row at about
 * the same height.
 *
 * @param most also with any number of entries up to this one, which are copies
 */
export async function expectFullRows(page: Page, screen: TabId, most = 0): Promise<void> {
  const { checked, problems } = await page.evaluate(findOpenRows, { screen, most });
  expect(checked, 'lists of cards').toBeGreaterThan(0);
  expect.soft(problems, `${screen}, ${page.viewportSize()?.width} px wide`).toEqual([]);
}

function findOpenRows({ screen, most }: { screen: string; most: number }) {
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
        if (Math.abs(right - left - available) > 1)
          problems.push(`${name}: a row of ${right - left} px in ${available} px`);
        if (Math.max(...titles) - Math.min(...titles) > 12)
          problems.push(`${name}: titles in a row at different heights`);
      }
    };
    check();
    for (let count = 1; count <= most; count++) {
      const copies = Array.from({ length: count }, (_, index) =>
        entries[index % entries.length]?.cloneNode(true),
      );
      list.replaceChildren(...copies.filter((copy) => copy !== undefined));
      check();
    }
    if (most > 0) list.replaceChildren(...entries);
  }
  return { checked: lists.length, problems };
}
