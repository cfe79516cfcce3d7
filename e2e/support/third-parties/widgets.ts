import { expect, type Page } from '@playwright/test';
import { home } from '../content';
import { waitForHydration } from '../open-site';

// Where the site shows third parties: its chat button and its video player.

const { chat } = home.callToAction;

/** The width and height of the lower right corner that LiveChat's button covers, including its margin. */
export const liveChatPx = 84;

/** Opens the site at once, because images may never load. */
export async function openWithoutWaitingForImages(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await waitForHydration(page);
}

/** The button that opens the chat, or the contact form when the chat is unavailable. */
export function chatButton(page: Page) {
  return page.getByRole('button', { name: chat.label });
}

/** Expects that the page no longer says the chat is unavailable. */
export function expectChatReady(page: Page) {
  return expect(page.getByText(chat.fallbackNote)).toHaveCount(0);
}

export function playButton(page: Page) {
  return page.getByRole('button', { name: home.tour.video.playLabel });
}

export async function playVideo(page: Page): Promise<void> {
  await playButton(page).click();
}

/** The content of the video's iframe. */
export function videoPlayer(page: Page) {
  return page.frameLocator('#home iframe');
}

/**
 * Expects the focus on the player's iframe. Chromium may report that the document is not focused
 * for several seconds while an iframe becomes an error page in another process, so `toBeFocused`
 * would time out.
 */
export async function expectPlayerFocused(page: Page): Promise<void> {
  const frame = page.getByTitle(home.tour.video.title);
  await expect
    .poll(() => frame.evaluate((element) => element === document.activeElement))
    .toBe(true);
}
