import type { BrowserContext, Locator, Page } from '@playwright/test';
import { contact, home, tours } from './support/content';
import { expect } from './support/fixtures';
import { deferred } from './support/network';
import { boxOf, navigateTo, viewports } from './support/screens';
import { test } from './support/third-parties/configured-site';
import { chatUrls, type ThirdParty, thirdParties } from './support/third-parties/stubs';
import {
  chatButton,
  expectChatReady,
  expectPlayerFocused,
  liveChatPx,
  openWithoutWaitingForImages,
  playVideo,
  videoPlayer,
} from './support/third-parties/widgets';

// The site with every third party configured, first available and then failing.

test('chat widget loads all it needs, opens from the button, survives a change of screen, and closes', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openWithoutWaitingForImages(page);
  await expectChatReady(page);
  for (const url of chatUrls)
    await expect
      .poll(() => requested.filter((one) => one.startsWith(url.replace('*', ''))).length, url)
      .toBe(1);

  const chat = page.frameLocator('iframe[title^=LiveChat]');
  const text = chat.getByText('Chat window');
  await expect(text).toBeHidden();
  await chatButton(page).click();
  await expect(text).toBeVisible();
  await navigateTo(page, 'guide');
  await expect(text).toBeVisible();
  await chat.getByRole('button', { name: 'Minimize window' }).click();
  await expect(text).toBeHidden();
  await navigateTo(page, 'home');
  await chatButton(page).click();
  await expect(text).toBeVisible();
});

test('on a phone, the chat button covers none of the links at the foot of the tour', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await openWithoutWaitingForImages(page);
  await navigateTo(page, 'tours');
  const { ask, map } = tours.itinerary;
  const links = [
    page.getByRole('button', { name: ask.label }).last(),
    page.getByRole('link', { name: map.back }),
  ];
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    for (const link of links) {
      const { x, width } = await boxOf(link);
      expect(x + width, direction).toBeLessThanOrEqual(viewports.phone.width - liveChatPx);
    }
  }
});

test('video player can open a tab and cannot navigate this page', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push('Unsafe attempt to initiate navigation', 'SecurityError', 'youtube.com/watch');
  await context.route(thirdParties.video.url, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="top.location = 'https://evil.example/'">Away</button>
               <a href="https://www.youtube.com/watch" target="_blank">On YouTube</a>`,
    }),
  );
  await context.route('https://www.youtube.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-opener-policy': 'same-origin' },
      body: '<h1>On its own page',
    }),
  );
  await openWithoutWaitingForImages(page);
  await playVideo(page);
  const url = page.url();
  await videoPlayer(page).getByRole('button').click();
  const popup = context.waitForEvent('page');
  await videoPlayer(page).getByRole('link').click();
  await expect((await popup).getByRole('heading')).toHaveText('On its own page');
  expect(page.url()).toBe(url);
});

test('with everything blocked, the page shows fallbacks and works', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push('Failed to load resource');
  for (const { url } of Object.values(thirdParties))
    await context.route(url, (route) => route.abort('blockedbyclient'));
  await openWithoutWaitingForImages(page);
  await expectPlacesOfImages(page);
  // The initials replace an image that has failed.
  await expect(avatar(page)).toHaveText(/\S/);
  await expectChatFallback(page);
  await expectVideoFallback(page);
  const { label, to } = home.tour.book;
  await page.getByRole('button', { name: label }).click();
  await expect(page.locator(`#${to} h1`)).toBeVisible();
});

test('late chat leads to the form, and is ready once it has loaded', async ({ page, context }) => {
  const release = await delay(context, ['chat']);
  await openWithoutWaitingForImages(page);
  await expectChatFallback(page);
  release();
  await expectChatReady(page);
});

test('late images have their place, and appear, as a late video does', async ({
  page,
  context,
}) => {
  const release = await delay(context, ['video', 'pictures', 'portraits']);
  // Not released: the note beside the chat button goes when the chat is ready.
  await delay(context, ['chat']);
  await openWithoutWaitingForImages(page);
  await expectPlacesOfImages(page);
  await expectVideoFallback(page);
  const before = await readFrames(page);
  release();
  await expect(videoPlayer(page).getByText('Video playing')).toBeVisible();
  for (const image of await frames(page).locator('img').all()) await expectImageLoaded(image);
  expect(await readFrames(page)).toEqual(before);
});

/** Lets third parties respond only when the returned function is called. */
async function delay(context: BrowserContext, names: ThirdParty[]) {
  const { promise: released, resolve: release } = deferred();
  for (const name of names)
    await context.route(thirdParties[name].url, (route) => released.then(() => route.fallback()));
  return release;
}

const avatarSelector = '[role=group]:visible figcaption > span';

/** The portrait of the slide that is shown, or the initials in its place. */
function avatar(page: Page) {
  return page.locator('#home').locator(avatarSelector).first();
}

/** What is around the pictures of Home, and around the portrait of the slide that is shown. */
function frames(page: Page) {
  return page.locator('#home').locator(`picture[data-placeholder], ${avatarSelector}`);
}

async function readFrames(page: Page) {
  const read = await frames(page).evaluateAll((elements) =>
    elements.map((element) => ({
      width: element.clientWidth,
      height: element.clientHeight,
      background: getComputedStyle(element).backgroundColor,
    })),
  );
  expect(read.length).toBeGreaterThan(1);
  return read;
}

async function expectPlacesOfImages(page: Page) {
  expect((await boxOf(page.locator('#home picture').first())).height).toBeGreaterThan(200);
  await avatar(page).scrollIntoViewIfNeeded();
  const { width, height } = await boxOf(avatar(page));
  expect(width).toBeGreaterThanOrEqual(64);
  expect(height).toBe(width);
  for (const frame of await readFrames(page)) {
    expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(64);
    expect(frame.background).toMatch(/^rgb\(/);
  }
}

async function expectChatFallback(page: Page) {
  await expect(page.getByText(home.callToAction.chat.fallbackNote)).toBeVisible();
  await chatButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: contact.hero.title })).toBeVisible();
  await navigateTo(page, 'home');
}

async function expectVideoFallback(page: Page) {
  await playVideo(page);
  await expectPlayerFocused(page);
  const link = page.getByRole('link', { name: home.tour.video.externalLinkLabel });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
}

async function expectImageLoaded(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeTruthy();
}
