import { shell } from '../src/content/shell';
import { tours } from '../src/content/tours';
import { tabs } from '../src/navigation';
import { expect, openSite, test, waitForHydration } from './support/fixtures';
import { cumulativeLayoutShift, observeLayoutShifts } from './support/layout-shift';
import { appScripts, delayRequests, recordRequests } from './support/network';
import { labelOf, navigateTo } from './support/screens';

// Find-in-page, text fragments, and links to a screen reach every screen.

test('prerendered HTML has hidden="until-found" on every hidden screen', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/data-screen="hidden" hidden="until-found"/g)).toHaveLength(tabs.length - 1);
});

test('text fragment URL opens its screen and scrolls to the text', async ({ page }) => {
  const { title } = tours.itinerary.days.at(-1) ?? { title: '' };
  // Forces layout as the app starts, which Chromium does only now and then. If Home were laid out then, its
  // height would change the scroll position.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.addEventListener('appready', () => document.body.offsetHeight),
    ),
  );
  await page.goto(`/#:~:text=${encodeURIComponent(title)}`);
  await expect(page.getByRole('tabpanel', { name: labelOf('tours') })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
});

test('link to a screen opens it without layout shift', async ({ page }) => {
  test.slow();
  await observeLayoutShifts(page);
  for (const { id, label } of tabs.slice(1)) {
    await page.goto('about:blank');
    await openSite(page, `/#${id}`);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
    await expect(page.locator('#home h1')).toBeHidden();
    expect(await cumulativeLayoutShift(page), label).toBeLessThan(0.01);

    await navigateTo(page, 'home');
    await expect(page.locator('#home h1')).toBeVisible();
  }
});

test('link to an unknown fragment shows Home before the app loads', async ({ page }) => {
  await delayRequests(page, appScripts);
  for (const hash of ['#nothing', '#home', '#%']) {
    await page.goto('about:blank');
    await page.goto(`/${hash}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#home h1'), hash).toBeVisible();
  }
});

for (const support of ['with', 'without'])
  test.describe(`in a browser ${support} hidden="until-found"`, () => {
    test.beforeEach(async ({ page }) => {
      if (support === 'with') return;
      await page.addInitScript(() => {
        for (const owner of [window, Document.prototype, HTMLElement.prototype])
          Reflect.deleteProperty(owner, 'onbeforematch');
      });
      await page.route('/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('hidden="until-found"', 'hidden=""');
        await route.fulfill({ response, body });
      });
    });

    for (const [hash, tab] of [
      ['guide', 'guide'],
      ['day-6', 'tours'],
    ] as const)
      test(`link to #${hash} opens its screen before the app loads, and hydration keeps it open`, {
        tag: '@wide',
      }, async ({ page }) => {
        const release = await delayRequests(page, appScripts);
        await page.goto(`/#${hash}`, { waitUntil: 'commit' });
        await expect(page.locator(`#${hash}`)).toBeInViewport();
        await expect(page.locator('#home h1')).toBeHidden();
        release();
        await waitForHydration(page);
        await expect(page.getByRole('tab', { selected: true })).toHaveText(labelOf(tab));
        await expect(page).toHaveTitle(shell.titles[tab]);
        await expect(page.locator(`#${hash}`)).toBeInViewport();
        expect(new URL(page.url()).hash).toBe(`#${hash}`);
      });
  });

test('link to a screen loads its first image eagerly and the others lazily', async ({ page }) => {
  await delayRequests(page, appScripts);
  for (const [url, first] of [
    ['/', 'lazy'],
    ['/#gallery', 'eager'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const loading = await page
      .locator('#gallery img')
      .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.loading));
    expect(loading, url).toEqual([first, ...loading.slice(1).fill('lazy')]);
  }
});

test('link to a screen loads no pictures of Home but the first', { tag: '@wide' }, async ({
  page,
}) => {
  const pictures = recordRequests(page, /\.(avif|svg|jpg)$/);
  await openSite(page, '/#contact');
  const home = await page
    .locator('#home img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname));
  const names = home.map((path) => path.replace(/(-\d+)?\.\w+$/, ''));
  expect(pictures.filter((path) => names.some((name) => path.startsWith(name)))).toHaveLength(1);
});
