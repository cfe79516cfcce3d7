import type { Page } from '@playwright/test';
import { home, shell, tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { boxOf, menuButton, viewports } from './support/screens';
import { touch } from './support/touch';

// Browsers give a touch to the control that the fingertip covers, even if its center is beside it or
// slides off it. What the browser clicks must act.

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can imitate a touch');

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: viewports.phone,
  contextOptions: { reducedMotion: 'reduce' },
});

const touches = {
  'button acts on a touch beside its edge': {
    path: [8, 8],
    find: (site: Page) => site.locator('#home').getByRole('button', { name: home.tour.book.label }),
    expectEffect: (site: Page) => expect(site.locator(`#${home.tour.book.to} h1`)).toBeFocused(),
  },
  'tab acts on a touch that slides over its edge': {
    path: [-3, 3],
    find: async (site: Page) => {
      await menuButton(site).click();
      // Below the last tab is no other.
      return site.getByRole('tab').last();
    },
    expectEffect: (site: Page) => expect(site.locator(`#${tabs.at(-1)?.id} h1`)).toBeFocused(),
  },
};

for (const [name, { path, find, expectEffect }] of Object.entries(touches))
  test(name, async ({ readOnlySite: site }) => {
    const control = await find(site);
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = await boxOf(control);
    const fingertip = { x: x + width / 2, radiusX: 20, radiusY: 20 };
    await touch(
      site,
      path.map((below) => ({ ...fingertip, y: y + height + below })),
    );
    await expectEffect(site);
  });

test('button looks as before once the finger that has tapped it is gone', async ({
  readOnlySite: site,
}) => {
  const button = site.getByRole('button', { name: shell.footer.newsletter.button });
  await button.scrollIntoViewIfNeeded();
  const look = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await look();
  await button.tap();
  await expect.poll(look).toBe(before);
});
