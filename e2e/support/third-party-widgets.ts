import type { Page } from '@playwright/test';
import { home } from '../../src/content/home';
import { expect, siteIsReady } from './fixtures';

// What a visitor sees of other companies on the site.

/** Opens the site without waiting for pictures, which may never come. */
export async function open(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await siteIsReady(page);
}

/** The button that opens the chat, or leads to the form where there is none. */
export function chatButton(page: Page) {
  return page.getByRole('button', { name: 'Start a live chat' });
}

/** The page no longer says that there is no chat. */
export function chatIsReady(page: Page) {
  return expect(page.getByText(/live chat isn’t available/i)).toHaveCount(0);
}

/** Presses the button that stands over the video. */
export async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: /play the video/i }).click();
}

/** What is inside the video's frame. */
export function player(page: Page) {
  return page.frameLocator('#home iframe');
}

/**
 * The player has the focus. While its frame becomes an error page, which is another process's,
 * Chromium may deny for seconds that the page has any, so `toBeFocused` would wait too short.
 */
export async function playerIsFocused(page: Page): Promise<void> {
  const frame = page.getByTitle(home.tour.video.title);
  await expect
    .poll(() => frame.evaluate((element) => element === document.activeElement))
    .toBe(true);
}
