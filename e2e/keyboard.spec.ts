import type { JSHandle, Page } from '@playwright/test';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { navigateTo, type ViewportName, viewports } from './support/screens';
import { focusedName, focusSkipLink, tabStops } from './support/tab-order';

// Every control is reachable by keyboard, in visual order, and not obscured when focused
// (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.12).

/** The elements that had focus, and their names, each of which takes several round trips. */
interface Names {
  elements: JSHandle<Element[]>;
  names: string[];
}

for (const name of Object.keys(viewports) as ViewportName[]) {
  test.describe(name, () => {
    test.use({ viewport: viewports[name] });

    test('Tab reaches every control of every screen in order, and Shift+Tab goes back', async ({
      site,
    }) => {
      const elements = await site.evaluateHandle((): Element[] => []);
      const known: Names = { elements, names: [] };
      for (const { id, label } of tabs) {
        await navigateTo(site, id);
        await focusSkipLink(site);
        const order = tabStops(id, name);

        const forward = await pressRepeatedly(site, 'Tab', order.length, known);
        expect.soft(forward.names, label).toEqual(order);
        expect.soft(forward.problems, label).toEqual([]);

        const back = await pressRepeatedly(site, 'Shift+Tab', order.length, known);
        expect.soft(back.names, `${label}, back`).toEqual(order.toReversed());
        expect.soft(back.problems, `${label}, back`).toEqual([]);
      }
    });
  });
}

/** Moves the focus with a key, and collects the names of the tab stops and which are obscured. */
async function pressRepeatedly(page: Page, key: string, count: number, known: Names) {
  const names: string[] = [];
  const problems: string[] = [];
  for (let stop = 0; stop < count; stop++) {
    if (stop > 0) await page.keyboard.press(key);
    const { position, problem } = await page.evaluate(inspectFocus, known.elements);
    known.names[position] ??= await focusedName(page);
    const name = known.names[position];
    names.push(name);
    if (problem) problems.push(`"${name}" is ${problem}`);
  }
  return { names, problems };
}

/** Adds the focused element to those seen, and describes how it is obscured, if it is. */
function inspectFocus(seen: Element[]): { position: number; problem: string } {
  const element = document.activeElement ?? document.body;
  if (!seen.includes(element)) seen.push(element);
  return { position: seen.indexOf(element), problem: describeObscured() };

  function describeObscured() {
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
}
