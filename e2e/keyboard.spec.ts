import type { Page } from '@playwright/test';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { type Size, show, sizes } from './support/screens';
import { focused, focusedName, startAtTop, stopsOf } from './support/tab-order';

// Everything can be reached by keyboard, in the order in which it is seen, and is then in view
// (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.12).

for (const size of Object.keys(sizes) as Size[]) {
  test.describe(size, () => {
    test.use({ viewport: sizes[size] });

    test('Tab walks through every screen to its end, and Shift+Tab walks back', async ({
      site,
    }) => {
      test.setTimeout(120_000);
      for (const { id, label } of tabs) {
        await show(site, id);
        await startAtTop(site);
        const order = stopsOf(id, size);

        const { stops, troubles } = await walk(site, 'Tab', order.length);
        expect.soft(stops, label).toEqual(order);
        expect.soft(troubles, label).toEqual([]);

        const back = await walk(site, 'Shift+Tab', order.length);
        expect.soft(back.stops, `${label}, back`).toEqual(order.toReversed());
        expect.soft(back.troubles, `${label}, back`).toEqual([]);
      }
    });
  });
}

/** Goes from stop to stop, and notes their names and which are not wholly in view. */
async function walk(page: Page, key: string, count: number) {
  const stops: string[] = [];
  const troubles: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    if (stop > 0) await page.keyboard.press(key);
    const name = await focusedName(page);
    const trouble = await focused(page).evaluate(coveredBy);
    stops.push(name);
    if (trouble) troubles.push(`"${name}" is ${trouble}`);
  }
  return { stops, troubles };
}

/** What keeps an element from being seen as a whole: the window's edge or something upon it. */
function coveredBy(element: Element): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  // The focus indicator needs room as well.
  const room = 6;
  const isInside =
    top >= room && left >= room && bottom <= innerHeight - room && right <= innerWidth - room;
  if (!isInside) return `outside the window: ${[top, right, bottom, left].map(Math.round)}`;

  // Stops on the map are round and close: what is in the way there is seen in route-map.spec.ts.
  if (element instanceof SVGElement) return '';

  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, top + 2],
    [x, bottom - 2],
    [left + 2, y],
    [right - 2, y],
  ] as const;
  for (const [column, row] of points) {
    const seen = document.elementFromPoint(column, row);
    if (!seen || !(element.contains(seen) || seen.contains(element)))
      return `covered by ${seen?.outerHTML.slice(0, 100)}`;
  }
  return '';
}
