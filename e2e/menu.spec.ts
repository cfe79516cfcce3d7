import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { domAtMutation } from './support/dom-at-mutation';
import { expect, test } from './support/fixtures';
import { viewports } from './support/screens';
import { firstTabStop, focusedName, focusSkipLink } from './support/tab-order';

// On small screens, a menu button toggles the tabs (WCAG 4.1.2).

test.use({ viewport: viewports.phone });

test('arrow keys move through the open menu, Enter selects a tab, and the heading of its screen is focused', async ({
  site,
}) => {
  const toggle = site.getByRole('button', { name: shell.menu });
  await expect(site.getByRole('tab')).toHaveCount(0);
  await toggle.press('Enter');
  await expect(site.getByRole('tab')).toHaveText(tabs.map(({ label }) => label));
  await site.keyboard.press('Tab');
  for (const { label } of tabs.slice(1)) {
    await site.keyboard.press('ArrowDown');
    await expect(site.getByRole('tab', { name: label })).toBeFocused();
  }
  await site.keyboard.press('Enter');
  await expect(site.getByRole('tab')).toHaveCount(0);
  await expect(site.locator('#contact h1')).toBeFocused();
  await expect(site.locator('#contact h1')).toBeInViewport();
});

test('Escape closes the menu and returns focus to its button, again and again', async ({
  site,
}) => {
  const toggle = site.getByRole('button', { name: shell.menu });
  for (const key of ['Enter', 'Space']) {
    await toggle.press(key);
    await site.keyboard.press('Tab');
    await expect(site.getByRole('tab', { selected: true })).toBeFocused();
    await site.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(site.getByRole('tab')).toHaveCount(0);
  }
});

test('Tab skips the tabs while the menu is closed, and closes the open menu after them', async ({
  site,
}) => {
  await focusSkipLink(site);
  for (const name of [shell.brandLink, shell.menu, firstTabStop.home]) {
    await site.keyboard.press('Tab');
    expect(await focusedName(site)).toBe(name);
  }
  await site.getByRole('button', { name: shell.menu }).press('Enter');
  await site.keyboard.press('Tab');
  await site.keyboard.press('Tab');
  expect(await focusedName(site)).toBe(firstTabStop.home);
  await expect(site.getByRole('tab')).toHaveCount(0);
});

test('focus moves to the heading of the new screen before the menu closes', async ({ site }) => {
  await site.getByRole('button', { name: shell.menu }).click();
  const whenClosed = await domAtMutation(site.locator('nav [data-state=open]'), 'data-state');
  await site.getByRole('tab', { name: tabs[1].label }).click();
  expect((await whenClosed()).focused).toBe('H1');
});

test('menu stays open while the window is blurred', async ({ site }) => {
  const toggle = site.getByRole('button', { name: shell.menu });
  await toggle.press('Enter');
  await site.keyboard.press('Tab');
  const tab = site.getByRole('tab', { selected: true });
  await expect(tab).toBeFocused();
  // What browsers dispatch when the window loses focus: the active element stays the same.
  await tab.evaluate((element) => {
    element.dispatchEvent(new FocusEvent('blur'));
    element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    window.dispatchEvent(new Event('blur'));
  });
  await site.evaluate(() => new Promise(requestAnimationFrame));
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(tab).toBeFocused();
});

test('focused tab scrolls into view in the open menu of a small viewport', async ({ site }) => {
  await site.setViewportSize({ width: 320, height: 256 });
  await site.getByRole('button', { name: shell.menu }).press('Enter');
  await expect(site.getByRole('tab').first()).toBeInViewport({ ratio: 0.99 });
  await site.keyboard.press('Tab');
  await site.keyboard.press('End');
  await expect(site.getByRole('tab').last()).toBeFocused();
  await expect(site.getByRole('tab').last()).toBeInViewport({ ratio: 0.99 });
});
