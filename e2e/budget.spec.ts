import type { Page, Request } from '@playwright/test';
import { gallery } from '../src/content/gallery';
import { tours } from '../src/content/tours';
import { tabs } from '../src/navigation';
import { expect, openSite, siteIsReady, test } from './support/fixtures';
import { countShifts, forgetShifts, shiftOf } from './support/layout-shift';
import { hold } from './support/network';
import { show } from './support/screens';

// What a visitor's first view costs (design 8). Bytes of script, style, fonts and HTML are held by
// size-limit, see package.json.

const phone = { width: 412, height: 823 };
const desktop = { width: 1350, height: 940 };
const kB = 1000;

interface Answer {
  path: string;
  type: string;
  bytes: number;
}

/** Everything that is fetched from now on, and what it weighs on the wire. */
function watch(page: Page) {
  const pending: Promise<Answer>[] = [];
  const weigh = async (request: Request) => ({
    path: new URL(request.url()).pathname,
    type: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
  });
  page.on('requestfinished', (request) => void pending.push(weigh(request)));
  return () => Promise.all(pending.splice(0));
}

const pictures = (answers: Answer[]) => answers.filter(({ type }) => type === 'image');
const total = (answers: Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);
const list = (answers: Answer[]) =>
  answers.map(({ path, bytes }) => `${path} ${(bytes / kB).toFixed(1)} kB`).join('\n');

test.describe('the first view on a phone', () => {
  // The density of the phone that Lighthouse measures with, and a dense one.
  for (const deviceScaleFactor of [1.75, 3])
    test.describe(`with ${deviceScaleFactor} pixels to the px`, () => {
      test.use({ viewport: phone, deviceScaleFactor });

      test('takes at most 10 requests and 45 kB of pictures', async ({ page }) => {
        const fetched = watch(page);
        await openSite(page);
        const answers = await fetched();
        expect(answers.length, list(answers)).toBeLessThanOrEqual(10);
        expect(total(pictures(answers)), list(pictures(answers))).toBeLessThanOrEqual(45 * kB);
      });
    });
});

test('the page has at most 1400 elements, and 40 for each day and picture beyond ten', async ({
  site,
}) => {
  const beyond = tours.itinerary.days.length + gallery.photos.list.length - 20;
  expect(await site.locator('*').count()).toBeLessThanOrEqual(1400 + 40 * beyond);
});

test('what the page is built of may be kept for good, the page itself is asked for again', async ({
  page,
}) => {
  const kept: Record<string, (string | undefined)[]> = {};
  page.on('response', (response) => {
    const { 'cache-control': cache, 'content-encoding': encoding } = response.headers();
    kept[new URL(response.url()).pathname.replace(/-[\w-]{8}\./, '.')] = [cache, encoding];
  });
  await openSite(page);
  expect(kept['/']).toEqual(['no-cache', expect.stringMatching(/br|gzip/)]);
  expect(kept['/assets/index.js']).toEqual([
    'public, max-age=31536000, immutable',
    expect.stringMatching(/br|gzip/),
  ]);
});

test.describe('pictures on a desktop', () => {
  test.use({ viewport: desktop, deviceScaleFactor: 1 });

  for (const { id, label } of tabs)
    test(`on ${label} weigh at most 60 kB each, and come when they are near`, async ({ page }) => {
      const fetched = watch(page);
      await openSite(page);
      await show(page, id);
      const above = await fetched();

      const images = page.getByRole('tabpanel').locator('img');
      const last = images.last();
      const isFar = await last.evaluate((image) => image.getBoundingClientRect().top > 5000);
      if (isFar)
        expect(await last.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);

      for (const image of await images.all()) {
        // The slides that do not show are never near.
        if (await image.isVisible()) await image.scrollIntoViewIfNeeded();
        else continue;
        await expect(image).toHaveJSProperty('complete', true);
      }
      const answers = pictures([...above, ...(await fetched())]);
      for (const answer of answers) expect(answer.bytes, list([answer])).toBeLessThan(60 * kB);
      expect(total(answers), list(answers)).toBeLessThan(400 * kB);
    });
});

test.describe('on a line that is slow', () => {
  for (const { id, label } of tabs)
    test(`nothing moves on ${label} when fonts and pictures arrive`, async ({ page }) => {
      const release = await hold(page, /\.(woff2|avif|svg|webp)$/);
      await countShifts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await siteIsReady(page);
      await show(page, id);
      await forgetShifts(page);

      release();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      // A word may change lines where the system lacks the fonts that ours are matched to.
      expect(await shiftOf(page)).toBeLessThan(0.01);
    });
});
