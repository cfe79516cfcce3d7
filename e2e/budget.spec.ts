import type { Request } from '@playwright/test';
import { sizes } from './inspector/variants';
import { cdpSession } from './support/cdp';
import { tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { cumulativeLayoutShift, observeLayoutShifts } from './support/layout-shift';
import { delayRequests } from './support/network';
import { openSite, waitForHydration } from './support/open-site';
import { lighthousePhone, navigateTo, viewports } from './support/screens';

// Requests, `sizes`, and layout shifts. size-limit (package.json) checks the bytes of script, style, fonts, and
// HTML, and the build those of photographs.

const isPicture = (path: string) => path.startsWith('/pictures/');

for (const [device, options, tag] of [
  ['phone', lighthousePhone, ''],
  ['phone with a dense screen', { ...lighthousePhone, deviceScaleFactor: 3 }, '@all'],
  ['small phone', { viewport: sizes['small phone'], deviceScaleFactor: 3 }, '@all'],
  ['desktop', { viewport: viewports.desktop, deviceScaleFactor: 1 }, ''],
] as const)
  test.describe(`on a ${device}`, tag ? { tag } : {}, () => {
    test.use(options);

    test('the first load requests only what the first view needs, and `sizes` is close to the width at which each is drawn', async ({
      page,
      browserName,
    }) => {
      if (browserName === 'chromium') {
        // Chromium loads lazy images from further away while it does not know the connection.
        const session = await cdpSession(page);
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 1,
          downloadThroughput: -1,
          uploadThroughput: -1,
          connectionType: 'cellular4g',
        });
      }
      const requests: Request[] = [];
      page.on('requestfinished', (request) => void requests.push(request));
      await openSite(page);
      const paths = requests
        .filter((request) => request.resourceType() !== 'font')
        .map((request) => new URL(request.url()).pathname);
      // A full browser asks for the icon, a headless shell does not.
      const others = paths.filter((path) => !isPicture(path) && path !== '/icon.svg');
      // Other screens load when the page is idle.
      const isLater = (path: string) => /\/(screens|Tours|Guide|Gallery|Contact)-/.test(path);
      expect(others.filter((path) => !isLater(path)).toSorted()).toEqual([
        '/',
        expect.stringMatching(/^\/assets\/app-.+\.js$/),
        expect.stringMatching(/^\/assets\/rolldown-runtime-.+\.js$/),
      ]);
      // The pictures of the screen, but not those far below.
      const loaded = paths.filter(isPicture);
      const onScreen = await page
        .getByRole('tabpanel')
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
      expect(loaded).not.toEqual([]);
      for (const path of loaded) expect(onScreen.join('\n')).toContain(path);
      expect(loaded.length, loaded.join('\n')).toBeLessThan(onScreen.length);

      // On a dense screen, two thirds of the width (pictureSizes.ts).
      const part = options.deviceScaleFactor >= 2.5 ? 2 / 3 : 1;
      const pictures = [];
      for (const { id } of tabs) {
        await navigateTo(page, id);
        pictures.push(...(await page.getByRole('tabpanel').evaluate(loadImages)));
      }
      expect(pictures.filter(({ declared }) => declared)).not.toEqual([]);
      for (const picture of pictures) expectSizes(picture, part);
    });
  });

type Sizes = Pick<
  Awaited<ReturnType<typeof loadImages>>[number],
  'alt' | 'declared' | 'drawn' | 'width'
>;

/**
 * Fails when the width that `sizes` declares differs too much from `part` of the width at which the picture
 * is drawn. `sizes` cannot depend on the height of a caption, so where that decides the width, the limits are
 * wider, and the test warns before it fails.
 */
function expectSizes({ alt, declared, drawn, width }: Sizes, part: number) {
  if (!declared) return;
  const share = declared / (part * drawn);
  const what = `sizes of "${alt}": ${share.toFixed(2)} of what it should be`;
  const [least, most] = drawn > width ? [0.6, 1.5] : [0.8, 1.3];
  if (share < 0.8 || share > 1.3)
    test.info().annotations.push({ type: 'warning', description: what });
  expect.soft(share, what).toBeGreaterThan(least);
  expect.soft(share, what).toBeLessThan(most);
}

/**
 * Scrolls from image to image until all have loaded. Returns of each the width that `sizes` declares for it, the
 * width at which it is drawn, and the width of its frame, in CSS px. A browser derives `naturalWidth` from
 * `sizes`, except for an SVG file.
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
    // With `sizes="auto"`, the browser uses the width of the box.
    const isAuto = image.sizes.startsWith('auto');
    // With `object-fit: cover`, the drawn picture may be wider than its box.
    const drawn = Math.max(width, (height * naturalWidth) / naturalHeight);
    widths.push({
      alt,
      declared: isAuto || currentSrc.endsWith('.svg') ? undefined : naturalWidth,
      drawn,
      width,
    });
  }
  return widths;
}

for (const [device, viewport] of [
  ['phone', lighthousePhone.viewport],
  ['tablet', sizes.tablet],
  ['desktop', viewports.desktop],
] as const)
  for (const deviceScaleFactor of [1, 2, 3]) {
    // The usual densities. The others choose among the same variants.
    const isUsual = deviceScaleFactor === (device === 'desktop' ? 1 : 3) && device !== 'tablet';
    const details = isUsual ? {} : { tag: '@all' };
    test.describe(`on a ${device} of density ${deviceScaleFactor}`, details, () => {
      test.use({ viewport, deviceScaleFactor });
      test('the first picture of each screen is preloaded, and requested once', async ({
        page,
      }) => {
        // Home is last, because its cards load pictures that other screens show first.
        const [first, ...others] = tabs;
        for (const id of [...others, first].map((tab) => tab?.id)) {
          await page.goto('about:blank');
          await page.goto(`/#${id}`);
          const [file, isPreloaded] = await page
            .locator(`#${id} picture`)
            .first()
            .evaluate((picture) => {
              const sources = picture.querySelectorAll<HTMLSourceElement>('[type="image/avif"]');
              return [
                picture.querySelector('img')?.currentSrc ?? '',
                [...sources].some(({ media }) => matchMedia(media).matches),
              ] as const;
            });
          const requests = await page.evaluate(
            (name) =>
              (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
                .filter((entry) => entry.name.startsWith(name))
                .map(({ initiatorType }) => initiatorType),
            file.replace(/(-\d+)?\.\w+$/, ''),
          );
          // A drawing that is lighter than any AVIF variant has none, and no preload.
          expect.soft(requests, id).toEqual([isPreloaded ? 'link' : 'img']);
        }
      });
    });
  }

test.describe('on a slow connection', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts');

  // All screens have the same fonts, and each picture the size that Picture.test.tsx expects.
  for (const { id, label } of tabs)
    test(`${label} screen does not shift when fonts and images load`, {
      tag: id === 'home' ? [] : '@all',
    }, async ({ page }) => {
      const release = await delayRequests(page, /\.(woff2|avif|svg|webp)$/);
      await observeLayoutShifts(page);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await waitForHydration(page);
      await navigateTo(page, id);
      const before = await cumulativeLayoutShift(page);

      release();
      // Waits for the frame that draws the fonts, because a shift while the page scrolls counts for more.
      await page.evaluate(() =>
        document.fonts.ready.then(() => new Promise(requestAnimationFrame)),
      );
      await page.getByRole('tabpanel').evaluate(loadImages);
      // What Core Web Vitals call good. Lines may wrap differently with the fallback fonts of a system.
      expect((await cumulativeLayoutShift(page)) - before).toBeLessThan(0.1);
    });
});
