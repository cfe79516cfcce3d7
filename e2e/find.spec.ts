import { shell } from '../src/content/shell';
import { tours } from '../src/content/tours';
import { tabs } from '../src/navigation';
import { expect, openSite, siteIsReady, test } from './support/fixtures';
import { countShifts, shiftOf } from './support/layout-shift';
import { appScripts, hold } from './support/network';
import { labelOf, show } from './support/screens';

// The browser's find-in-page and links to a passage reach every screen (design 4).

test('words on any screen are found while another is shown', async ({ site }) => {
  test.slow();
  for (const { id, label } of tabs.slice(1)) {
    const hidden = site.locator(`[id="${id}"]`);
    await expect(hidden).toHaveAttribute('hidden', 'until-found');
    await hidden.evaluate((element) => {
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    });
    await expect(site.getByRole('tabpanel', { name: label })).toBeVisible();
    await expect(site.locator('[role=tab][aria-selected=true]')).toHaveText(label);
    await expect(site).toHaveTitle(shell.titles[id]);
    await show(site, 'home');
  }
});

test('words are within reach before any script has run', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/data-screen="hidden" hidden="until-found"/g)).toHaveLength(tabs.length - 1);
});

test('a link to a passage opens the screen it is on, at the passage', async ({ page }) => {
  const { title } = tours.itinerary.days.at(-1) ?? { title: '' };
  await page.goto(`/#:~:text=${encodeURIComponent(title)}`);
  await expect(page.getByRole('tabpanel', { name: labelOf('tours') })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

for (const { id, label } of tabs.slice(1)) {
  test(`a link to ${label} opens it with nothing moving`, async ({ page }) => {
    await countShifts(page);
    await openSite(page, `/#${id}`);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
    await expect(page.locator('#home h1')).toBeHidden();
    expect(await shiftOf(page)).toBeLessThan(0.01);

    await show(page, 'home');
    await expect(page.locator('#home h1')).toBeVisible();
  });
}

test('a link to a screen opens it before any script has come, and the app leaves it open', async ({
  page,
}) => {
  const start = await hold(page, appScripts);
  await page.goto('/#guide', { waitUntil: 'commit' });
  await expect(page.locator('#guide h1')).toBeInViewport();
  await expect(page.locator('#home h1')).toBeHidden();

  start();
  await siteIsReady(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(labelOf('guide'));
  await expect(page.locator('#guide h1')).toBeInViewport();
});

test('a link to a screen asks for the first picture there at once, for the others when they come near', async ({
  page,
}) => {
  await hold(page, appScripts);
  for (const [address, first] of [
    ['/', 'lazy'],
    ['/#gallery', 'eager'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const ways = await page
      .locator('#gallery img')
      .evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ loading }) => loading));
    expect(ways, address).toEqual([first, ...ways.slice(1).fill('lazy')]);
  }
});
