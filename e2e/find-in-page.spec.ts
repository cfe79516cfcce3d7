import { shell, tours } from './support/content';
import { expect, test } from './support/fixtures';
import { cumulativeLayoutShift, observeLayoutShifts } from './support/layout-shift';
import { appScripts, delayRequests, recordRequests } from './support/network';
import { openSite, waitForHydration } from './support/open-site';
import { boxOf, navigateTo, otherTabs, selectedTab } from './support/screens';

// Find-in-page, text fragments, and links to a screen reach every screen.

type Day = (typeof tours.itinerary.days)[number];

const { day, description } = tours.itinerary.days.at(-1) as Day;
const lastDay = `day-${day}`;
/** A text that is nowhere else on the page: browsers jump to the first occurrence. */
const textFragment = `:~:text=${encodeURIComponent(description)}`;

test('every hidden screen can be found before the app loads', async ({ page }) => {
  await delayRequests(page, appScripts);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-screen][hidden="until-found"]')).toHaveCount(otherTabs.length);
});

test('link to a screen and to a text on another shows only the screen with the text', async ({
  page,
}) => {
  const release = await delayRequests(page, appScripts);
  await page.goto(`/#contact${textFragment}`, { waitUntil: 'domcontentloaded' });
  const text = page.getByText(description);
  const visibleTitles = page.locator('main h1').filter({ visible: true });
  await expect(text).toBeInViewport();
  await expect(visibleTitles).toHaveText([tours.hero.title]);
  release();
  await waitForHydration(page);
  await expect(text).toBeInViewport();
  await expect(visibleTitles).toHaveText([tours.hero.title]);
});

test('text fragment URL opens its screen and scrolls to the text', async ({ page }) => {
  await page.goto(`/#${textFragment}`);
  await expect(page.getByRole('tabpanel', { name: shell.tabLabels.tours })).toBeVisible();
  await expect(page.getByText(description)).toBeInViewport();
});

test('link to a screen opens it without layout shift', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium reports layout shifts');
  await observeLayoutShifts(page);
  for (const { id, label } of otherTabs) {
    await page.goto('about:blank');
    await openSite(page, `/#${id}`);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
    await expect(page.locator('#home h1')).toBeHidden();
    // What Core Web Vitals call good.
    expect(await cumulativeLayoutShift(page), label).toBeLessThan(0.1);

    await navigateTo(page, 'home');
    await expect(page.locator('#home h1')).toBeVisible();
  }
});

test('link to a fragment that no screen has shows Home as soon as the page arrives', async ({
  page,
}) => {
  await delayRequests(page, appScripts);
  // Called before the page's own listeners.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const isVisible = document.querySelector('#home h1')?.checkVisibility();
      document.documentElement.dataset.homeVisible = String(isVisible);
    }),
  );
  await page.goto('/#nothing', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-home-visible', 'true');
  await expect(page.locator('#home h1')).toBeVisible();
});

// The last one was changed on its way, for which the browser itself would not scroll.
for (const [hash, id, tab] of [
  ['guide', 'guide', 'guide'],
  [`${lastDay}?utm_source=letter`, lastDay, 'tours'],
] as const)
  test(`link to #${hash} opens its screen before the app loads, and hydration keeps it open`, {
    tag: '@wide',
  }, async ({ page }) => {
    const release = await delayRequests(page, appScripts);
    await page.goto(`/#${hash}`, { waitUntil: 'commit' });
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator('#home h1')).toBeHidden();
    const expectCurrent = async () => {
      await expect(selectedTab(page)).toHaveText(shell.tabLabels[tab]);
      await expect(page).toHaveTitle(shell.titles[tab]);
    };
    await expectCurrent();
    release();
    await waitForHydration(page);
    await expectCurrent();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${hash}`);
  });

test('address and screen agree when the visitor changes the fragment, and goes back', async ({
  page,
}) => {
  await openSite(page, '/#tours');
  await page.evaluate(() => location.assign('#season'));
  await expect(page.locator('#season')).toBeInViewport();
  await expect(selectedTab(page)).toHaveText(shell.tabLabels.guide);
  await page.goBack();
  await expect(page.locator('#tours h1')).toBeInViewport();
  await expect(selectedTab(page)).toHaveText(shell.tabLabels.tours);
});

test('visitor who has scrolled since a link stays there when the fonts arrive', async ({
  page,
}) => {
  const release = await delayRequests(page, /\.woff2$/);
  await page.goto('/#season', { waitUntil: 'domcontentloaded' });
  const section = page.locator('#season');
  await expect(section).toBeInViewport();
  const { y } = await boxOf(section);
  await page.mouse.wheel(0, 60);
  const distance = async () => Math.round(y - (await boxOf(section)).y);
  await expect.poll(distance).toBe(60);
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await distance()).toBe(60);
});

test('link to a screen loads no pictures of Home', { tag: '@wide' }, async ({ page }) => {
  const pictures = recordRequests(page, /\/pictures\//);
  await openSite(page, '/#contact');
  const namesOn = async (id: string) => {
    const images = page.locator(`#${id} img`);
    const paths = await images.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ src }) => new URL(src).pathname),
    );
    return paths.map((path) => path.replace(/(-\d+)?\.\w+$/, ''));
  };
  const shown = await namesOn('contact');
  // Some may be on both screens.
  const names = (await namesOn('home')).filter((name) => !shown.includes(name));
  expect(names).not.toEqual([]);
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((path) => names.some((name) => path.startsWith(name)))).toEqual([]);
});
