import type { Page, Route } from '@playwright/test';
import { contact } from '../src/content/contact';
import { home } from '../src/content/home';
import { test } from './support/configured-site';
import { expect } from './support/fixtures';
import { deferred } from './support/network';
import { boxOf, navigateTo } from './support/screens';
import { chatUrls, type ThirdParty, thirdParties } from './support/third-party-stubs';
import {
  chatButton,
  expectChatReady,
  expectPlayerFocused,
  openWithoutImages,
  playVideo,
  videoPlayer,
} from './support/third-party-widgets';

// The site with every third party configured, first available and then failing.

test('chat widget loads all it needs, opens from the button, survives a change of screen, and closes', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openWithoutImages(page);
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
  await openWithoutImages(page);
  await playVideo(page);
  const url = page.url();
  await videoPlayer(page).getByRole('button').click();
  const popup = context.waitForEvent('page');
  await videoPlayer(page).getByRole('link').click();
  await expect((await popup).getByRole('heading')).toHaveText('On its own page');
  expect(page.url()).toBe(url);
});

/** Ways in which a third party fails; `released` resolves when a late response may arrive. */
const faults = {
  blocked: (route: Route) => route.abort('blockedbyclient'),
  late: (route: Route, released: Promise<void>) => released.then(() => route.fallback()),
};

/** For each third party, what the page shows while it fails, and once a late response arrived. */
const fallbacks: Record<
  Extract<ThirdParty, 'chat' | 'video' | 'pictures' | 'portraits'>,
  {
    expectFallback: (page: Page, fault: keyof typeof faults) => Promise<void>;
    expectRecovered: (page: Page) => Promise<void>;
  }
> = {
  chat: {
    expectFallback: async (page) => {
      await expect(page.getByText(home.callToAction.chat.fallbackNote)).toBeVisible();
      await chatButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: contact.hero.title })).toBeVisible();
      await navigateTo(page, 'home');
    },
    expectRecovered: expectChatReady,
  },
  video: {
    expectFallback: async (page) => {
      await playVideo(page);
      await expectPlayerFocused(page);
      const link = page.getByRole('link', { name: home.tour.video.externalLinkLabel });
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    },
    expectRecovered: (page) => expect(videoPlayer(page).getByText('Video playing')).toBeVisible(),
  },
  pictures: {
    expectFallback: async (page) => {
      const hero = page.locator('#home picture').first();
      expect((await boxOf(hero)).height).toBeGreaterThan(200);
      await navigateTo(page, 'gallery');
      await expect(page.locator('#gallery figcaption').first()).toBeVisible();
      await navigateTo(page, 'home');
    },
    expectRecovered: (page) => expectImageLoaded(page, '#home picture img'),
  },
  portraits: {
    expectFallback: async (page, fault) => {
      const avatar = page.locator('#home [role=group]:visible figcaption > span').first();
      await avatar.scrollIntoViewIfNeeded();
      // The initials appear once the image has failed; until then, the box stays empty.
      if (fault !== 'late') await expect(avatar).toHaveText(/^[A-Z]{1,2}$/);
      const { width, height } = await boxOf(avatar);
      expect(width).toBeGreaterThanOrEqual(64);
      expect(height).toBe(width);
    },
    expectRecovered: (page) =>
      expectImageLoaded(page, '#home [role=group]:not([hidden]) figcaption img'),
  },
};

type Failing = keyof typeof fallbacks;

const all: Failing[] = ['chat', 'video', 'pictures', 'portraits'];

const cases: [fault: keyof typeof faults, failing: Failing[]][] = [
  ['blocked', all],
  // The chat does not load while images are pending.
  ['late', ['chat']],
  ['late', ['video', 'pictures', 'portraits']],
];

for (const [fault, failing] of cases) {
  test(`${failing.join(', ')} ${fault}: the page shows the fallbacks and works`, async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.push('Failed to load resource');
    const { promise: released, resolve: release } = deferred();
    for (const name of failing)
      await context.route(thirdParties[name].url, (route) => faults[fault](route, released));

    await openWithoutImages(page);
    for (const name of failing) await fallbacks[name].expectFallback(page, fault);
    await page.getByRole('button', { name: home.tour.book.label }).click();
    await expect(page.locator('#tours h1')).toBeVisible();
    if (fault !== 'late') return;
    await navigateTo(page, 'home');
    // Switching screens has removed the player.
    if (failing.includes('video')) await playVideo(page);
    release();
    for (const name of failing) await fallbacks[name].expectRecovered(page);
  });
}

async function expectImageLoaded(page: Page, selector: string): Promise<void> {
  const image = page.locator(selector).first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeTruthy();
}
