import type { Page } from '@playwright/test';
import { tabs } from '../src/navigation';
import { expect, sharedPage, test } from './support/fixtures';
import { navigateTo, type ViewportName, viewports } from './support/screens';
import { focusedElement, focusedName, focusSkipLink, tabStops } from './support/tab-order';

// Every control is reachable by keyboard, in visual order, and not obscured when focused
// (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.12).

test.use(sharedPage);

for (const name of Object.keys(viewports) as ViewportName[]) {
  test.describe(name, () => {
    test.use({ viewport: viewports[name] });

    test('Tab reaches every control of every screen in order, and Shift+Tab goes back', async ({
      site,
    }) => {
      test.setTimeout(120_000);
      for (const { id, label } of tabs) {
        await navigateTo(site, id);
        await focusSkipLink(site);
        const order = tabStops(id, name);

        const forward = await pressRepeatedly(site, 'Tab', order.length);
        expect.soft(forward.names, label).toEqual(order);
        expect.soft(forward.problems, label).toEqual([]);

        const back = await pressRepeatedly(site, 'Shift+Tab', order.length);
        expect.soft(back.names, `${label}, back`).toEqual(order.toReversed());
        expect.soft(back.problems, `${label}, back`).toEqual([]);
      }
    });
  });
}

/** Moves the focus with a key, and collects the names of the tab stops and which are obscured. */
async function pressRepeatedly(page: Page, key: string, count: number) {
  const names: string[] = [];
  const problems: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    if (stop > 0) await page.keyboard.press(key);
    const name = await focusedName(page);
    const problem = await focusedElement(page).evaluate(describeObscured);
    names.push(name);
    if (problem) problems.push(`"${name}" is ${problem}`);
  }
  return { names, problems };
}

/** Whether an element is partly outside the viewport or covered; empty if it is fully visible. */
function describeObscured(element: Element): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  // Includes room for the focus indicator.
  const margin = 6;
  const isInside =
    top >= margin &&
    left >= margin &&
    bottom <= innerHeight - margin &&
    right <= innerWidth - margin;
  if (!isInside) return `outside the viewport: ${[top, right, bottom, left].map(Math.round)}`;

  // route-map.spec.ts checks for overlaps between the round links on the map.
  if (element instanceof SVGElement) return '';

  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, top + 2],
    [x, bottom - 2],
    [left + 2, y],
    [right - 2, y],
  ] as const;
  for (const [column, row] of points) {
    const topmost = document.elementFromPoint(column, row);
    if (!topmost || !(element.contains(topmost) || topmost.contains(element)))
      return `covered by ${topmost?.outerHTML.slice(0, 100)}`;
  }
  return '';
}
