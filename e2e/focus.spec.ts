import type { Page } from '@playwright/test';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { around, weakIndicator } from './support/focus-indicator';
import { schemes, show, sizes } from './support/screens';
import { shoot, withStyles } from './support/screenshot';
import { focusedName, startAtTop, stopsIn, stopsInFooter, stopsOf } from './support/tab-order';

// Where the focus is can be seen on every ground, also over pictures (WCAG 2.4.7, 2.4.13).

// Painting and looking takes long where there is no graphics card.
test.describe.configure({ timeout: 120_000 });

test.use({ viewport: sizes.desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of schemes) {
  // Measured in pixels as large as the px of the style sheet, which no phone has.
  const title = `the focus is plain to see on every control, ${colorScheme}`;
  test(title, { tag: '@wide' }, async ({ site }) => {
    await site.emulateMedia({ colorScheme });
    for (const { id, label } of tabs) {
      await show(site, id);
      await startAtTop(site);
      // Header and footer are the same on every screen: looked at once.
      const all = stopsOf(id, 'desktop').length;
      const first = id === 'home' ? 0 : all - stopsIn[id].length - stopsInFooter.length;
      const last = id === 'home' ? all : all - stopsInFooter.length;

      const weak: string[] = [];
      for (let stop = 0; stop < last; stop++) {
        if (stop > 0) await site.keyboard.press('Tab');
        if (stop >= first) weak.push(...(await weakAtFocus(site)));
      }
      expect.soft(weak, label).toEqual([]);
    }
  });
}

test('the focus is plain to see in the open menu', async ({ site }) => {
  await site.setViewportSize(sizes.phone);
  await site.getByRole('button', { name: shell.menu }).press('Enter');
  await site.keyboard.press('Tab');
  const weak: string[] = [];
  for (const { label } of tabs) {
    await expect(site.getByRole('tab', { name: label })).toBeFocused();
    weak.push(...(await weakAtFocus(site)));
    await site.keyboard.press('ArrowDown');
  }
  expect(weak).toEqual([]);
});

/** Compares the focused control with itself without its indicator. */
async function weakAtFocus(page: Page): Promise<string[]> {
  // What follows the scrolling, such as the mark of the day in view, comes with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { box, isRound, isDrawn } = await page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const element = active.querySelector('circle') ?? active;
    const { x, y, width, height } = element.getBoundingClientRect();
    const isDrawn = element !== active;
    const isRound = isDrawn || getComputedStyle(element).borderRadius.includes('%');
    return { box: { x, y, width, height }, isRound, isDrawn };
  });
  const clip = {
    x: Math.max(Math.round(box.x) - around, 0),
    y: Math.max(Math.round(box.y) - around, 0),
    width: Math.round(box.width) + 2 * around,
    height: Math.round(box.height) + 2 * around,
  };
  const withFocus = await shoot(page, { clip });
  // The indicator alone is taken away, because an open menu would close; drawings lose the focus.
  const plain = ':focus-visible { outline: none !important; box-shadow: none !important; }';
  const stop = await page.evaluateHandle(() => document.activeElement as HTMLElement | SVGElement);
  if (isDrawn) await stop.evaluate((element) => element.blur());
  const without = await withStyles(page, plain, () => shoot(page, { clip }));
  await stop.evaluate((element) => element.focus({ preventScroll: true }));
  const trouble = weakIndicator(withFocus, without, isRound);
  return trouble ? [`"${await focusedName(page)}" ${trouble}`] : [];
}
