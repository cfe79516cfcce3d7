import type { Page } from '@playwright/test';
import { contact } from '../src/content/contact';
import { shell } from '../src/content/shell';
import { tabLabels } from '../src/content/tabLabels';
import { type TabId, tabs } from '../src/navigation';
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

test('clicking a tab shows its screen from the top', { tag: '@wide' }, async ({ site }) => {
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
  site,
}) => {
  for (const { id, label } of otherTabs) {
    await navigateTo(site, 'home');
    await site.evaluate(() => scrollTo(0, 3000));
    await navigateTo(site, id);
    const heading = site.locator(`#${id} h1`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport(inFull);
    expect(await site.evaluate(() => scrollY)).toBe(0);
    const liveRegion = site.locator('[aria-live]').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(liveRegion).toHaveAttribute('aria-live', 'polite');

    await site.keyboard.press('Tab');
    await expectFocusOn(site, firstTabStop[id]);
  }
});

test('accessibility link in the footer focuses the statement, in view below the header', async ({
  site,
}) => {
  for (const id of ['home', 'contact'] as const) {
    await navigateTo(site, id);
    await site.getByRole('link', { name: shell.footer.accessibility }).click();
    const heading = site.getByRole('heading', { name: contact.accessibility.title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport(inFull);
    const header = await boxOf(site.getByRole('banner'));
    expect((await boxOf(heading)).y).toBeGreaterThanOrEqual(header.height);
  }
});

test('arrow keys follow the direction of the page, whatever the language of the browser', async ({
  browser,
}) => {
  const [first, second] = tabs.map(({ label }) => label);
  for (const locale of ['ar', 'he', 'fa', 'ur', 'de']) {
    const page = await browser.newPage({ locale, viewport: viewports.desktop });
    await openSite(page);
    await page.getByRole('tab', { name: first }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: second }), locale).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: first }), locale).toBeFocused();

    // A translator sets the direction.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: second }), `${locale}, rtl`).toBeFocused();

    await page.setViewportSize(viewports.phone);
    await menuButton(page).press('Enter');
    await page.getByRole('tab', { name: first }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: second }), `${locale}, menu`).toBeFocused();
    await page.close();
  }
});

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
    await expect(selectedTab(page)).toHaveText(tabLabels.home);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(expected);
  });
