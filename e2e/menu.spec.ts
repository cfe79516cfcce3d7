import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { momentOf } from './support/dom-at-mutation';
import { expect, test } from './support/fixtures';
import { sizes } from './support/screens';
import { focusedName, startAtTop, stopsIn } from './support/tab-order';

// On small screens the tabs are behind a menu button (spec 2 and 4, WCAG 4.1.2).

test.use({ viewport: sizes.phone });

test.beforeEach(async ({ site }) => {
  await expect(site.getByRole('button', { name: shell.menu })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the menu, Escape closes it and leads back to its button`, async ({ site }) => {
    const toggle = site.getByRole('button', { name: shell.menu });
    await expect(site.getByRole('tab')).toHaveCount(0);

    await toggle.press(key);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(site.getByRole('tab')).toHaveText(tabs.map(({ label }) => label));
    await site.keyboard.press('Tab');
    await expect(site.getByRole('tab', { selected: true })).toBeFocused();

    await site.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(site.getByRole('tab')).toHaveCount(0);
  });
}

test('Escape on the menu button itself closes the menu too', async ({ site }) => {
  const toggle = site.getByRole('button', { name: shell.menu });
  await toggle.press('Enter');
  await site.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(site.getByRole('tab')).toHaveCount(0);
});

test('while it is closed, Tab passes it by', async ({ site }) => {
  await startAtTop(site);
  for (const name of [shell.brandLink, shell.menu, stopsIn.home[0]]) {
    await site.keyboard.press('Tab');
    expect(await focusedName(site)).toBe(name);
  }
});

test('leaving the open menu by Tab closes it', async ({ site }) => {
  await site.getByRole('button', { name: shell.menu }).press('Enter');
  await site.keyboard.press('Tab');
  await site.keyboard.press('Tab');
  expect(await focusedName(site)).toBe(stopsIn.home[0]);
  await expect(site.getByRole('tab')).toHaveCount(0);
});

test('choosing a tab closes the menu and leads into its screen', async ({ site }) => {
  for (const { id, label } of tabs.toReversed()) {
    await site.getByRole('button', { name: shell.menu }).click();
    await site.getByRole('tab', { name: label }).click();
    await expect(site.getByRole('tab')).toHaveCount(0);
    await expect(site.locator(`#${id} h1`)).toBeFocused();
    await expect(site.locator(`#${id} h1`)).toBeInViewport();
  }
});

test('the focus is already in the chosen screen when the menu closes, and never nowhere', async ({
  site,
}) => {
  await site.getByRole('button', { name: shell.menu }).click();
  const whenClosed = await momentOf(site.locator('nav [data-state=open]'), 'data-state');
  await site.getByRole('tab', { name: tabs[1].label }).click();
  expect((await whenClosed()).focused).toBe('H1');
});

test('the arrow keys walk through the open menu, Enter chooses', async ({ site }) => {
  await site.getByRole('button', { name: shell.menu }).press('Enter');
  await site.keyboard.press('Tab');
  for (const { label } of tabs.slice(1)) {
    await site.keyboard.press('ArrowDown');
    await expect(site.getByRole('tab', { name: label })).toBeFocused();
  }
  await site.keyboard.press('Enter');
  await expect(site.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(site).toHaveTitle(shell.titles.contact);
});
