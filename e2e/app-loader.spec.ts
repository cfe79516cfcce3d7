import { expect, test, waitForHydration } from './support/fixtures';
import { appScripts, recordRequests } from './support/network';

// The first view is what the page loads and lays out first. The app loads after the first paint, so
// that it does not compete with fonts and images.

/** Delays animation frames until `window.paint()` is called. */
function delayFrames() {
  const frames: FrameRequestCallback[] = [];
  const { requestAnimationFrame: request } = window;
  window.requestAnimationFrame = (callback) => frames.push(callback);
  Object.assign(window, {
    paint() {
      window.requestAnimationFrame = request;
      for (const callback of frames) request(callback);
    },
  });
}

test('nothing is preloaded beside the hero picture, which has high priority', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/<link[^>]* rel="(module)?preload"/);
  const [hero = ''] = /<img[^>]*>/.exec(html) ?? [];
  expect(hero).toMatch(/ fetchpriority="high"/i);
});

test('app is requested after the first paint', async ({ page }) => {
  const requested = recordRequests(page, appScripts);
  await page.addInitScript(delayFrames);
  await page.goto('/');
  expect(requested).toEqual([]);
  await page.evaluate(() => (window as unknown as { paint(): void }).paint());
  await waitForHydration(page);
});

test('app is requested immediately in a background tab', async ({ page }) => {
  await page.addInitScript(delayFrames);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
  );
  await page.goto('/');
  await waitForHydration(page);
});
