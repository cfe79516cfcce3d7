import { expect, test } from './support/fixtures';
import { boxOf, navigateTo, photoButton } from './support/screens';

// Playwright hides scroll bars by default. Classic ones, which take space, are those of desktops.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium has a switch for classic scroll bars',
);

test('a photo opens in the middle of a window with classic scroll bars, and does not shift the page', {
  tag: ['@wide', '@all'],
}, async ({ site }) => {
  await navigateTo(site, 'gallery');
  const widths = () =>
    site.evaluate(() => ({ page: document.body.clientWidth, window: innerWidth }));
  const before = await widths();
  expect(before.page).toBeLessThan(before.window);
  await photoButton(site, 0).click();
  await expect(site.getByRole('dialog')).toBeVisible();
  expect(await widths()).toEqual(before);
  const card = await boxOf(site.getByRole('dialog').locator('> :first-child'));
  expect(card.x).toBeCloseTo(before.window - card.x - card.width, 0);
});
