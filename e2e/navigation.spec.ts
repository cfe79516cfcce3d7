import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { momentOf } from './support/dom-at-mutation';
import { expect, test } from './support/fixtures';
import { labelOf, show } from './support/screens';
import { focusedName, stopsIn } from './support/tab-order';

// Five screens in one page (spec 2): what is shown, where the page stands, where the focus is.

test('each tab shows its screen, from the top, under its title', { tag: '@wide' }, async ({
  site,
}) => {
  const address = site.url();
  const visited = await site.evaluate(() => history.length);
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
  expect(site.url()).toBe(address);
  expect(await site.evaluate(() => history.length)).toBe(visited);
});

test('a chosen tab is marked before its screen is drawn, so that slow phones answer at once', {
  tag: '@wide',
}, async ({ site }) => {
  const { id, label } = tabs[1];
  const tab = site.getByRole('tab', { name: label });
  const whenMarked = await momentOf(tab, 'aria-selected');
  await tab.click();
  expect((await whenMarked()).hidden).toContain(id);
  await expect(site.getByRole('tabpanel', { name: label })).toBeVisible();
});

test('the arrow keys, Home and End move between tabs, and only Enter or Space shows a screen', {
  tag: '@wide',
}, async ({ site }) => {
  const tab = (index: number) => site.getByRole('tab').nth(index);
  await tab(0).focus();
  const walk = [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 4],
    ['ArrowRight', 0],
    ['End', 4],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const;
  for (const [key, index] of walk) {
    await site.keyboard.press(key);
    await expect(tab(index)).toBeFocused();
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
  }
  await site.keyboard.press('Enter');
  await expect(site.getByRole('tabpanel', { name: labelOf('tours') })).toBeVisible();
  await site.keyboard.press('ArrowRight');
  await site.keyboard.press('Space');
  await expect(site.getByRole('tabpanel', { name: labelOf('guide') })).toBeVisible();
});

test('a control that leads to a screen puts the focus there, and the name is spoken once', async ({
  site,
}) => {
  test.slow();
  for (const { id, label } of tabs.slice(1)) {
    await show(site, 'home');
    await site.evaluate(() => scrollTo(0, 3000));
    await show(site, id);
    const heading = site.locator(`#${id} h1`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await site.evaluate(() => scrollY)).toBe(0);
    await expect(site).toHaveTitle(shell.titles[id]);

    const spoken = site.locator('[aria-live]').filter({ hasText: new RegExp(`^${label}$`) });
    await expect(spoken).toHaveCount(1);
    await expect(spoken).toHaveText(label);
    await expect(spoken).toHaveAttribute('aria-live', 'polite');

    await site.keyboard.press('Tab');
    expect(await focusedName(site), label).toBe(stopsIn[id][0]);
  }
});

test('whatever asks for a screen that does not exist gets Home', async ({ site }) => {
  for (const detail of ['nowhere', '', null, 7, { tab: 'tours' }]) {
    await show(site, 'guide');
    await site.evaluate(
      (wanted) => window.dispatchEvent(new CustomEvent('navigate', { detail: wanted })),
      detail,
    );
    await expect(site.getByRole('tabpanel', { name: labelOf('home') })).toBeVisible();
  }
});

test('the statement in the footer is one step away from every screen', async ({ site }) => {
  const link = site.getByRole('link', { name: shell.footer.accessibility });
  for (const { id } of tabs) {
    await show(site, id);
    await link.click();
    const heading = site.getByRole('heading', { name: shell.footer.accessibility });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await site.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  }
});
