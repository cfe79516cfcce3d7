import { expect, siteIsReady, test } from './support/fixtures';
import { appScripts, filesFrom, hold } from './support/network';

// When the app is asked for: the line belongs to what is seen until the page has been painted.

/** Has the page wait for its first frame until the function is called that it keeps as `paint`. */
function holdFrames() {
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

test('the app is asked for when the page has been painted', async ({ page }) => {
  const asked = filesFrom(page, appScripts);
  await page.addInitScript(holdFrames);
  await page.goto('/');
  expect(asked).toEqual([]);
  await page.evaluate(() => (window as unknown as { paint(): void }).paint());
  await siteIsReady(page);
});

test('the app is asked for at once when the page is in the background', async ({ page }) => {
  await page.addInitScript(holdFrames);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
  );
  await page.goto('/');
  await siteIsReady(page);
});

test('all that the app starts with is asked for at once, before any of it has come', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, list = ''] = /const files = \[(.*?)\]/.exec(html) ?? [];
  const files = list.replaceAll("'.", '').replaceAll("'", '').split(', ');
  expect(files.length).toBeGreaterThan(1);

  const asked = filesFrom(page, appScripts);
  await hold(page, appScripts);
  await page.goto('/');
  await expect.poll(() => asked).toEqual(files);
});
