import type { Page } from '@playwright/test';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { focusIndicatorProblem, margin } from './support/focus-indicator';
import { colorSchemes, navigateTo, viewports } from './support/screens';
import { takeScreenshot, withStyles } from './support/screenshot';
import {
  focusedName,
  focusSkipLink,
  footerTabStops,
  screenTabStops,
  tabStops,
} from './support/tab-order';

// The focus indicator, measured in pixels on every background, images included (WCAG 2.4.7, 2.4.13).

// Painting is slow without a GPU.
test.describe.configure({ timeout: 120_000 });

test.use({ viewport: viewports.desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of colorSchemes) {
  // Needs a device pixel ratio of 1, which no phone has.
  const title = `every control has a visible focus indicator, ${colorScheme}`;
  test(title, { tag: '@wide' }, async ({ site }) => {
    await site.emulateMedia({ colorScheme });
    for (const { id, label } of tabs) {
      await navigateTo(site, id);
      await focusSkipLink(site);
      // Header and footer are the same on every screen, so they are measured once.
      const all = tabStops(id, 'desktop').length;
      const first = id === 'home' ? 0 : all - screenTabStops[id].length - footerTabStops.length;
      const last = id === 'home' ? all : all - footerTabStops.length;

      const problems: string[] = [];
      for (let stop = 0; stop < last; stop++) {
        if (stop > 0) await site.keyboard.press('Tab');
        if (stop >= first) problems.push(...(await measureFocusIndicator(site)));
      }
      expect.soft(problems, label).toEqual([]);
    }
  });
}

test('every tab in the open menu has a visible focus indicator', async ({ site }) => {
  await site.setViewportSize(viewports.phone);
  await site.getByRole('button', { name: shell.menu }).press('Enter');
  await site.keyboard.press('Tab');
  const problems: string[] = [];
  for (const { label } of tabs) {
    await expect(site.getByRole('tab', { name: label })).toBeFocused();
    problems.push(...(await measureFocusIndicator(site)));
    await site.keyboard.press('ArrowDown');
  }
  expect(problems).toEqual([]);
});

/** Compares screenshots of the focused control with and without its indicator. */
async function measureFocusIndicator(page: Page): Promise<string[]> {
  // Scroll-driven state, such as the current day on the map, updates in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { box, isRound, isDrawing } = await page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const element = active.querySelector('circle') ?? active;
    const { x, y, width, height } = element.getBoundingClientRect();
    const isDrawing = element !== active;
    const isRound = isDrawing || getComputedStyle(element).borderRadius.includes('%');
    return { box: { x, y, width, height }, isRound, isDrawing };
  });
  const clip = {
    x: Math.max(Math.round(box.x) - margin, 0),
    y: Math.max(Math.round(box.y) - margin, 0),
    width: Math.round(box.width) + 2 * margin,
    height: Math.round(box.height) + 2 * margin,
  };
  const focused = await takeScreenshot(page, { clip });
  // Only the indicator is removed, because blurring would close an open menu. The map's links, whose
  // indicator is drawn in SVG, are blurred.
  const noIndicator = ':focus-visible { outline: none !important; box-shadow: none !important; }';
  const stop = await page.evaluateHandle(() => document.activeElement as HTMLElement | SVGElement);
  if (isDrawing) await stop.evaluate((element) => element.blur());
  const unfocused = await withStyles(page, noIndicator, () => takeScreenshot(page, { clip }));
  await stop.evaluate((element) => element.focus({ preventScroll: true }));
  const problem = focusIndicatorProblem(focused, unfocused, isRound);
  return problem ? [`"${await focusedName(page)}" ${problem}`] : [];
}
