import type { Page } from '@playwright/test';
import { shell } from '../src/content/shell';
import { type TabId, tabs } from '../src/navigation';
import { domAtMutation } from './support/dom-at-mutation';
import { expect, openSite, test, waitForHydration } from './support/fixtures';
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

/** 200 are enough to show a leak; `SWITCHES=1000 npm test -- e2e` measures more. */
const count = Number(process.env.SWITCHES ?? 200);

const forward = (page: Page) => page.goBack().then(() => page.goForward());

for (const [way, id, load, expected] of [
  ['reload on Home keeps the place', 'home', (page) => page.reload(), 900],
  ['reload on another screen shows Home from its top', 'contact', (page) => page.reload(), 0],
  ['Forward to another screen shows Home from its top', 'contact', forward, 0],
] as [string, TabId, (page: Page) => Promise<unknown>, number][])
  test(way, async ({ page }) => {
    await page.goto('about:blank');
    await openSite(page);
    await navigateTo(page, id);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await load(page);
    await waitForHydration(page);
    const home = page.getByRole('tab', { name: labelOf('home') });
    await expect(home).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(expected);
  });

test('switching screens many times leaks no nodes, listeners, or memory', async ({
  site,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium exposes memory counters');
  test.setTimeout(60_000 + count * 600);
  const client = await site.context().newCDPSession(site);
  const countMemory = async () => {
    // One round does not collect everything released in the last task.
    for (let round = 0; round < 3; round += 1) {
      await client.send('HeapProfiler.collectGarbage');
      await site.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    }
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return { nodes, jsEventListeners, usedSize };
  };
  // Repeated, because images or the toaster may load during one run; a leak shows in every run.
  await expect(async () => {
    const before = await countMemory();
    await site.evaluate(
      async ({ ids, count }) => {
        for (let time = 0; time < count; time += 1) {
          const detail = ids[time % ids.length];
          window.dispatchEvent(new CustomEvent('navigate', { detail }));
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      { ids: tabs.map(({ id }) => id), count },
    );
    const after = await countMemory();
    test.info().annotations.push({
      type: 'memory before and after',
      description: JSON.stringify({ before, after }),
    });
    expect(after.nodes - before.nodes).toBeLessThan(count / 4);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(count / 4);
    expect(after.usedSize - before.usedSize).toBeLessThan(count * 15_000);
  }).toPass({ timeout: 30_000 + count * 300 });
});
