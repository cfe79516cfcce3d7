import type { Locator, Page } from '@playwright/test';
import type { TabId } from '../src/navigation';
import { contact, season, shell, tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { openSite, waitForHydration } from './support/open-site';
import {
  boxOf,
  inFull,
  menuButton,
  navigateTo,
  otherTabs,
  selectedTab,
  viewports,
} from './support/screens';
import { expectFocusOn, firstTabStop } from './support/tab-order';

// Switching between the five screens: panel, scroll position, focus, and announcement.

test('clicking a tab shows its screen from the top', { tag: '@wide' }, async ({
  readOnlySite: site,
}) => {
  for (const { label } of tabs.toReversed()) {
    await site.evaluate(() => scrollTo(0, 2000));
    const tab = site.getByRole('tab', { name: label });
    await tab.click();
    await expect(tab).toBeFocused();
    await expect(site.getByRole('tabpanel', { name: label })).toBeVisible();
    expect(await site.evaluate(() => scrollY)).toBe(0);
  }
});

test('navigate event focuses the heading of the screen and announces the screen in one live region', async ({
  readOnlySite: site,
}) => {
  for (const { id, label } of otherTabs) {
    await navigateTo(site, 'home');
    await site.evaluate(() => scrollTo(0, 3000));
    await navigateTo(site, id);
    const heading = site.locator(`#${id} h1`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport(inFull);
    expect(await site.evaluate(() => scrollY)).toBe(0);
    const liveRegion = site.locator('[aria-live]', { has: site.getByText(label, { exact: true }) });
    await expect(liveRegion).toHaveAttribute('aria-live', 'polite');

    await site.keyboard.press('Tab');
    await expectFocusOn(site, firstTabStop[id]);
  }
});

test('link to a section brings it to the top, as its address does, and focuses its heading', async ({
  page,
}) => {
  const section = page.locator('#season');
  await openSite(page, '/#season');
  await expect(section).toBeInViewport();
  const { y } = await boxOf(section);
  await navigateTo(page, 'contact');
  await page.getByRole('link', { name: season.link }).filter({ visible: true }).click();
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  expect((await boxOf(section)).y).toBeCloseTo(y, 0);
});

test('accessibility link in the footer focuses the statement, in view below the header', async ({
  site,
}) => {
  await site.getByRole('link', { name: shell.footer.accessibility }).click();
  const heading = site.getByRole('heading', { name: contact.accessibility.title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport(inFull);
  const header = await boxOf(site.getByRole('banner'));
  expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(header.height);
});

test.describe('in a browser whose language is Arabic', () => {
  test.use({ locale: 'ar', viewport: viewports.desktop });

  test('arrow keys follow the direction of the page', async ({ site }) => {
    const [first, second] = tabs.map(({ label }) => site.getByRole('tab', { name: label })) as [
      Locator,
      Locator,
    ];
    await first.focus();
    await site.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await site.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();

    // A translator sets the direction.
    await site.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await site.keyboard.press('Shift+Tab');
    await site.keyboard.press('Tab');
    await site.keyboard.press('ArrowLeft');
    await expect(second).toBeFocused();

    await site.setViewportSize(viewports.phone);
    await menuButton(site).press('Enter');
    await first.focus();
    await site.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
  });
});

const forward = (page: Page) => page.goBack().then(() => page.goForward());

for (const [way, url, id, load, reloaded, expected] of [
  ['reload on Home keeps the place', '/', 'home', (page) => page.reload(), 'home', 900],
  [
    'reload on another screen shows Home from its top',
    '/',
    'contact',
    (page) => page.reload(),
    'home',
    0,
  ],
  ['Forward to another screen shows Home from its top', '/', 'contact', forward, 'home', 0],
  [
    'reload of a link on another screen shows that of the link from its top',
    '/#contact',
    'home',
    (page) => page.reload(),
    'contact',
    0,
  ],
] as [string, string, TabId, (page: Page) => Promise<unknown>, TabId, number][])
  test(way, async ({ page }) => {
    await page.goto('about:blank');
    await openSite(page, url);
    await navigateTo(page, id);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await load(page);
    await waitForHydration(page);
    await expect(selectedTab(page)).toHaveText(shell.tabLabels[reloaded]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(expected);
  });
