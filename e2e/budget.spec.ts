import type { Page, Request } from '@playwright/test';
import { home } from '../src/content/home';
import { tabs } from '../src/navigation';
import { sizes } from './inspector/variants';
import { expect, openSite, test, waitForHydration } from './support/fixtures';
import {
  cumulativeLayoutShift,
  observeLayoutShifts,
  resetLayoutShifts,
} from './support/layout-shift';
import { delayRequests } from './support/network';
import { navigateTo, viewports } from './support/screens';

// Requests, image bytes, and layout shifts. size-limit (package.json) checks the bytes of
// script, style, fonts, and HTML.

/** Lighthouse's phone. */
const phone = { width: 412, height: 823 };
const kB = 1000;

interface Transfer {
  path: string;
  type: string;
  bytes: number;
}

/** Records transfers from now on. The returned function resolves with those since its last call. */
function recordTransfers(page: Page) {
  const pending: Promise<Transfer>[] = [];
  const measure = async (request: Request) => ({
    path: new URL(request.url()).pathname,
    type: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
  });
  page.on('requestfinished', (request) => void pending.push(measure(request)));
  return () => Promise.all(pending.splice(0));
}

const images = (transfers: Transfer[]) => transfers.filter(({ type }) => type === 'image');
const total = (transfers: Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);
const list = (transfers: Transfer[]) =>
  transfers.map(({ path, bytes }) => `${path} ${(bytes / kB).toFixed(1)} kB`).join('\n');

for (const [device, options, firstLimit, limit] of [
  // Lighthouse's density, and a high one.
  ['phone', { viewport: phone, deviceScaleFactor: 1.75 }, 45, 350],
  ['phone with a dense screen', { viewport: phone, deviceScaleFactor: 3 }, 45, 280],
  ['desktop', { viewport: viewports.desktop, deviceScaleFactor: 1 }, 75, 400],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test(`the first load takes at most 10 requests and ${firstLimit} kB of images, and no screen more than ${limit} kB of images`, async ({
      page,
      browserName,
    }) => {
      if (browserName === 'chromium') {
        // Chromium loads lazy images from further away while it does not know the connection.
        const session = await page.context().newCDPSession(page);
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 1,
          downloadThroughput: -1,
          uploadThroughput: -1,
          connectionType: 'cellular4g',
        });
      }
      const transfers = recordTransfers(page);
      await openSite(page);
      // The Toaster loads when the page is idle, sometimes before this line and sometimes after it.
      const first = (await transfers()).filter(({ path }) => !path.includes('/Toaster-'));
      expect(first.length, list(first)).toBeLessThanOrEqual(10);
      expect(total(images(first)), list(images(first))).toBeLessThanOrEqual(firstLimit * kB);

      for (const { id, label } of tabs) {
        await navigateTo(page, id);
        const panel = page.getByRole('tabpanel');
        for (const { alt, declared, drawn } of await panel.evaluate(loadImages)) {
          // On a dense screen, `sizes` declares less on purpose (Picture.tsx).
          if (!declared || options.deviceScaleFactor > 2) continue;
          expect.soft(declared / drawn, `sizes of "${alt}"`).toBeGreaterThan(0.8);
          expect.soft(declared / drawn, `sizes of "${alt}"`).toBeLessThan(1.3);
        }
        const all = images(await transfers());
        for (const image of all) expect.soft(image.bytes, list([image])).toBeLessThan(60 * kB);
        expect.soft(total(all), `${label}:\n${list(all)}`).toBeLessThan(limit * kB);
      }
    });
  });

/**
 * Scrolls from image to image until all have loaded. Returns the width that `sizes` declares for each
 * and the width at which it is drawn, in CSS px. A browser derives `naturalWidth` from `sizes`, except
 * for a drawing, which has no variants.
 */
async function loadImages(panel: Element) {
  const widths = [];
  for (const image of panel.querySelectorAll('img')) {
    // Hidden carousel slides do not load.
    if (!image.checkVisibility({ visibilityProperty: true })) continue;
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!image.complete)
      await new Promise((resolve, reject) => {
        image.addEventListener('load', resolve);
        image.addEventListener('error', () => reject(new Error(`not loaded: ${image.src}`)));
      });
    const { alt, currentSrc, naturalWidth, naturalHeight, width, height } = image;
    // With `object-fit: cover`, the drawn picture may be wider than its box.
    const drawn = Math.max(width, (height * naturalWidth) / naturalHeight);
    widths.push({ alt, declared: currentSrc.endsWith('.svg') ? undefined : naturalWidth, drawn });
  }
  return widths;
}

for (const [device, viewport, initiator] of [
  ['phone', phone, 'link'],
  ['tablet', sizes.tablet, 'link'],
  ['desktop', viewports.desktop, 'img'],
] as const)
  for (const deviceScaleFactor of [1, 2, 3])
    test.describe(`on a ${device} of density ${deviceScaleFactor}`, () => {
      test.use({ viewport, deviceScaleFactor });
      test('the first picture is requested once', async ({ site }) => {
        const requests = await site.evaluate(
          (name) =>
            (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
              .filter((entry) => entry.name.includes(`/${name}-`))
              .map(({ initiatorType }) => initiatorType),
          home.hero.picture,
        );
        expect(requests).toEqual([initiator]);
      });
    });

test.describe('on a slow connection', () => {
  for (const { id, label } of tabs)
    test(`${label} screen does not shift when fonts and images load`, async ({ page }) => {
      const release = await delayRequests(page, /\.(woff2|avif|svg|webp)$/);
      await observeLayoutShifts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await waitForHydration(page);
      await navigateTo(page, id);
      await resetLayoutShifts(page);

      release();
      // Waits for the frame that draws the fonts, because a shift while the page scrolls counts for more.
      await page.evaluate(() =>
        document.fonts.ready.then(() => new Promise(requestAnimationFrame)),
      );
      await page.getByRole('tabpanel').evaluate(loadImages);
      // Lines may wrap differently where the system lacks the fonts that the fallbacks adjust.
      expect(await cumulativeLayoutShift(page)).toBeLessThan(0.01);
    });
});
