import type { Page } from '@playwright/test';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { domAtMutation } from './support/dom-at-mutation';
import { expect, openSite, test } from './support/fixtures';
import { labelOf, navigateTo, viewports } from './support/screens';
import { firstTabStop, focusedName } from './support/tab-order';

// Switching between the five screens: panel, title, scroll position, focus, and announcement.

test('clicking a tab shows its screen from the top and sets the title', { tag: '@wide' }, async ({
  site,
}) => {
  const url = site.url();
  const historyLength = await site.evaluate(() => history.length);
  for (const { id, label } of tabs.toReversed()) {
    await site.evaluate(() => scrollTo(0, 2000));
    const tab = site.getByRole('tab', { name: label });
    await tab.click();

    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expect(site.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(site.getByRole('tabpanel', { name: label })).toBeVisible();
    await expect(site.getByRole('tabpanel')).toHaveCount(1);
    await expect(site).toHaveTitle(shell.titles[id]);
    expect(await site.evaluate(() => scrollY)).toBe(0);

    const panel = await site.getByRole('tabpanel').getAttribute('id');
    expect(await tab.getAttribute('aria-controls')).toBe(panel);
  }
  expect(site.url()).toBe(url);
  expect(await site.evaluate(() => history.length)).toBe(historyLength);
});

test('clicked tab is selected before its screen renders', { tag: '@wide' }, async ({ site }) => {
  const { id, label } = tabs[1];
  const tab = site.getByRole('tab', { name: label });
  const whenSelected = await domAtMutation(tab, 'aria-selected');
  await tab.click();
  expect((await whenSelected()).hidden).toContain(id);
  await expect(site.getByRole('tabpanel', { name: label })).toBeVisible();
});

test('arrow keys, Home, and End move between tabs without scrolling, and only Enter or Space selects one', {
  tag: '@wide',
}, async ({ site }) => {
  const tab = (index: number) => site.getByRole('tab').nth(index);
  await tab(0).focus();
  await site.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const steps = [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 4],
    ['ArrowRight', 0],
    ['End', 4],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const;
  for (const [key, index] of steps) {
    await site.keyboard.press(key);
    await expect(tab(index)).toBeFocused();
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
    expect(await site.evaluate(() => scrollY), key).toBe(900);
  }
  await site.keyboard.press('Shift+Tab');
  await expect(site.getByRole('link', { name: shell.brandLink })).toBeFocused();
  expect(await site.evaluate(() => scrollY), 'Shift+Tab').toBe(900);
  await tab(1).focus();
  await site.keyboard.press('Enter');
  await expect(site.getByRole('tabpanel', { name: labelOf('tours') })).toBeVisible();
  await site.keyboard.press('ArrowRight');
  await site.keyboard.press('Space');
  await expect(site.getByRole('tabpanel', { name: labelOf('guide') })).toBeVisible();
});

test.describe('in a browser with a right-to-left language', () => {
  test.use({ locale: 'he-IL' });

  test('ArrowRight moves to the next tab', { tag: '@wide' }, async ({ page }) => {
    await openSite(page);
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
  });
});

test('navigate event focuses the heading of the screen and announces the screen once', async ({
  site,
}) => {
  test.slow();
  for (const { id, label } of tabs.slice(1)) {
    await navigateTo(site, 'home');
    await site.evaluate(() => scrollTo(0, 3000));
    await navigateTo(site, id);
    const heading = site.locator(`#${id} h1`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await site.evaluate(() => scrollY)).toBe(0);
    await expect(site).toHaveTitle(shell.titles[id]);

    const liveRegion = site.locator('[aria-live]').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(liveRegion).toHaveCount(1);
    await expect(liveRegion).toHaveText(label);
    await expect(liveRegion).toHaveAttribute('aria-live', 'polite');

    await site.keyboard.press('Tab');
    expect(await focusedName(site), label).toBe(firstTabStop[id]);
  }
});

test('accessibility link in the footer focuses the statement from every screen', async ({
  site,
}) => {
  const link = site.getByRole('link', { name: shell.footer.accessibility });
  for (const { id } of tabs) {
    await navigateTo(site, id);
    await link.click();
    const heading = site.getByRole('heading', { name: shell.footer.accessibility });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await site.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});

test('Ctrl or Cmd click, Shift click, and middle click on a link to a screen are left to the browser', async ({
  site,
}) => {
  const links = [shell.brandLink, shell.footer.accessibility];
  await navigateTo(site, 'guide');
  for (const name of links) {
    for (const options of [
      { modifiers: ['ControlOrMeta' as const] },
      { modifiers: ['Shift' as const] },
      { button: 'middle' as const },
    ]) {
      const isPrevented = nextClickIsPrevented(site, 'button' in options ? 'auxclick' : 'click');
      await site.getByRole('link', { name, exact: true }).click(options);
      expect(await isPrevented, JSON.stringify(options)).toBe(false);
      await expect(site.getByRole('tabpanel')).toHaveAttribute('id', 'panel-guide');
    }
  }
});

/** Whether the site prevents the next click. Prevents it otherwise, so that no page opens. */
function nextClickIsPrevented(page: Page, type: 'click' | 'auxclick'): Promise<boolean> {
  return page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const prevent = (event: Event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        };
        addEventListener(name, prevent, { once: true });
      }),
    type,
  );
}

test('tabs or the menu button stay in view while the page scrolls', { tag: '@wide' }, async ({
  site,
}) => {
  await site.mouse.wheel(0, 2000);
  await expect.poll(() => site.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(site.getByRole('tablist')).toBeInViewport({ ratio: 1 });
  await expect(site.getByRole('tab')).toHaveCount(5);

  await site.setViewportSize(viewports.phone);
  await expect(site.getByRole('button', { name: shell.menu })).toBeInViewport({ ratio: 1 });
  expect(await site.evaluate(() => scrollY)).toBeGreaterThan(1000);
});
