import { shell, tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { inFull, menuButton, viewports } from './support/screens';
import { expectFocusOn, firstTabStop, focusSkipLink } from './support/tab-order';

// On small screens, a menu button toggles the tabs (WCAG 4.1.2).

test.use({ viewport: viewports.phone });

test('arrow keys move through the open menu, Enter selects a tab, and the heading of its screen is focused', async ({
  readOnlySite: site,
}) => {
  const toggle = menuButton(site);
  await expect(site.getByRole('tab')).toHaveCount(0);
  await toggle.press('Enter');
  await expect(site.getByRole('tab')).toHaveText(tabs.map(({ label }) => label));
  await site.keyboard.press('Tab');
  await site.keyboard.press('Home');
  for (const { label } of tabs.slice(1)) {
    await site.keyboard.press('ArrowDown');
    await expect(site.getByRole('tab', { name: label })).toBeFocused();
  }
  await site.keyboard.press('Enter');
  await expect(site.getByRole('tab')).toHaveCount(0);
  const heading = site.locator(`#${tabs.at(-1)?.id} h1`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('Tab skips the tabs while the menu is closed, and closes the open menu after them', async ({
  readOnlySite: site,
}) => {
  await focusSkipLink(site);
  for (const name of [shell.brandLink, shell.menu, firstTabStop.home]) {
    await site.keyboard.press('Tab');
    await expectFocusOn(site, name);
  }
  await menuButton(site).press('Enter');
  await site.keyboard.press('Tab');
  await site.keyboard.press('Tab');
  await expectFocusOn(site, firstTabStop.home);
  await expect(site.getByRole('tab')).toHaveCount(0);
});

test('focus moves to the heading of the new screen before the menu closes', async ({ site }) => {
  await menuButton(site).click();
  await menuButton(site).evaluate((button) => {
    new MutationObserver(() => {
      document.documentElement.dataset.focused = document.activeElement?.tagName;
    }).observe(button, { attributeFilter: ['aria-expanded'] });
  });
  await site.getByRole('tab', { name: shell.tabLabels.tours }).click();
  await expect(site.locator('html')).toHaveAttribute('data-focused', 'H1');
});

test('focused tab scrolls into view in the open menu of a small viewport', async ({
  readOnlySite: site,
}) => {
  await site.setViewportSize({ width: 320, height: 256 });
  await menuButton(site).press('Enter');
  await expect(site.getByRole('tab').first()).toBeInViewport(inFull);
  await site.keyboard.press('Tab');
  await site.keyboard.press('End');
  await expect(site.getByRole('tab').last()).toBeFocused();
  await expect(site.getByRole('tab').last()).toBeInViewport(inFull);
});
