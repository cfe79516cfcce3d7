import type { Page } from '@playwright/test';
import { appScripts } from './answers';
import { expect, siteIsReady, test } from './fixtures';

// When the app is asked for: the line belongs to what is seen until the page has been painted.

/** Whether the page has asked for the app. */
function watch(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (appScripts.test(request.url())) asked.push(request.url());
  });
  return () => asked.length > 0;
}

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
  const isAsked = watch(page);
  await page.addInitScript(holdFrames);
  await page.goto('/');
  expect(isAsked()).toBe(false);
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
