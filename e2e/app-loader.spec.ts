import { expect, test, waitForHydration } from './support/fixtures';
import { appScripts, delayRequests, recordRequests } from './support/network';

// The app loads after the first paint, so that it does not compete with fonts and images.

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

test('all entry chunks are requested in parallel', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const [list = ''] = /\["\.\/assets\/.*?\]/.exec(html) ?? [];
  const files: string[] = JSON.parse(list).map((file: string) => file.slice(1));
  expect(files.length).toBeGreaterThan(1);

  const requested = recordRequests(page, appScripts);
  await delayRequests(page, appScripts);
  await page.goto('/');
  await expect.poll(() => requested).toEqual(files);
});
