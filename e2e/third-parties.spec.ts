import type { Page, Route } from '@playwright/test';
import { hosts } from '../src/services/third-party-hosts';
import { isSystemFirefox } from './support/capabilities';
import { test } from './support/configured-site';
import { ContactForm, sampleValues } from './support/contact-form';
import { expect } from './support/fixtures';
import { fullVisit } from './support/full-visit';
import { deferred } from './support/network';
import { navigateTo } from './support/screens';
import { type ThirdParty, thirdParties, thirdPartyRequests } from './support/third-party-stubs';
import {
  chatButton,
  expectChatReady,
  expectPlayerFocused,
  openWithoutImages,
  playVideo,
  videoPlayer,
} from './support/third-party-widgets';

// The site with every third party configured, first available and then failing.
// One worker, because each worker builds the configured site for itself.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ allowedErrors }) => void allowedErrors.push(thirdPartyRequests));

test('full visit causes no browser errors, and the chat button opens the chat', async ({
  page,
}) => {
  await openWithoutImages(page);
  await expectChatReady(page);
  await fullVisit(page);
  expect(await page.evaluate(() => 'chatIsConfigured' in window)).toBe(true);
  await navigateTo(page, 'home');
  await chatButton(page).click();
  await expect(page.frameLocator('iframe[title^=LiveChat]').getByText('Chat window')).toBeVisible();
});

test("Trusted Types allow scripts from the chat's hosts and from no other", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(
    'CSP violation: require-trusted-types-for',
    'requires',
    'cross-origin request: https://evil',
  );
  await openWithoutImages(page);
  await expectChatReady(page);
  const results = await page.evaluate((chatHosts) => {
    const attempt = (action: () => void) => {
      try {
        action();
        return 'allowed';
      } catch {
        return 'blocked';
      }
    };
    const load = (url: string) =>
      attempt(() => {
        document.createElement('script').src = url;
      });
    return [
      ...chatHosts.map((host) => load(`${host}/more.js`)),
      load('https://evil.example/x.js'),
      load('https://cdn.livechatinc.com.evil.example/x.js'),
      load('http://cdn.livechatinc.com/x.js'),
      load('data:text/javascript,1'),
      attempt(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
    ];
  }, hosts.chatScripts);
  expect(results).toEqual(['allowed', 'allowed', ...Array(5).fill('blocked')]);
});

test('video platform receives no request before play is pressed', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  await openWithoutImages(page);
  await expectChatReady(page);
  expect(requested.filter((host) => /youtube|google|ytimg/.test(host))).toEqual([]);
  await playVideo(page);
  await expect(videoPlayer(page).getByText('Video playing')).toBeVisible();
  expect(requested.filter((host) => /youtube|google|ytimg/.test(host))).toEqual([
    new URL(hosts.video).hostname,
  ]);
});

test('video player can open a tab and cannot navigate this page', async ({
  page,
  context,
  allowedErrors,
  channel,
}) => {
  test.skip(isSystemFirefox({ channel }), 'clicks do not reach cross-origin frames there');
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
const faults: Record<string, (route: Route, released: Promise<void>) => Promise<void>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  unreachable: (route) => route.abort('connectionrefused'),
  'cut off': (route) => route.abort('connectionreset'),
  'answering 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'No' }),
  'answering garbage': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<<< \u0000 {{{ not this' }),
  hanging: () => new Promise(() => {}),
  late: (route, released) => released.then(() => route.fallback()),
};

/** For each third party, what the page shows while it fails, and once a late response arrived. */
const fallbacks: Record<
  Extract<ThirdParty, 'chat' | 'video' | 'pictures' | 'portraits'>,
  {
    expectFallback: (page: Page, fault: string) => Promise<void>;
    expectRecovered: (page: Page) => Promise<void>;
  }
> = {
  chat: {
    expectFallback: async (page) => {
      await expect(page.getByText(/live chat isn’t available/i)).toBeVisible();
      await chatButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: /tell us/i })).toBeVisible();
      await navigateTo(page, 'home');
    },
    expectRecovered: expectChatReady,
  },
  video: {
    expectFallback: async (page) => {
      await playVideo(page);
      await expectPlayerFocused(page);
      const link = page.getByRole('link', { name: /watch it on youtube/i });
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    },
    expectRecovered: (page) => expect(videoPlayer(page).getByText('Video playing')).toBeVisible(),
  },
  pictures: {
    expectFallback: async (page) => {
      const hero = page.locator('#home picture').first();
      expect((await hero.boundingBox())?.height).toBeGreaterThan(200);
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
      if (!/hanging|late/.test(fault)) await expect(avatar).toHaveText(/^[A-Z]{1,2}$/);
      expect(await avatar.boundingBox()).toMatchObject({ width: 64, height: 64 });
    },
    expectRecovered: (page) =>
      expectImageLoaded(page, '#home [role=group]:not([hidden]) figcaption img'),
  },
};

type Failing = keyof typeof fallbacks;

/** All hosts fail together, except that the chat does not load while images are pending. */
const cases: [fault: string, failing: Failing[]][] = Object.keys(faults).flatMap(
  (fault): [string, Failing[]][] =>
    /hanging|late/.test(fault)
      ? [
          [fault, ['chat']],
          [fault, ['video', 'pictures', 'portraits']],
        ]
      : [[fault, ['chat', 'video', 'pictures', 'portraits']]],
);

for (const [fault, failing] of cases) {
  test(`${failing.join(', ')} ${fault}: the page shows the fallbacks and works`, async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.push('Failed to load resource');
    // The chat's script does not parse.
    if (fault === 'answering garbage') allowedErrors.push('SyntaxError');
    const { promise: released, resolve: release } = deferred();
    for (const name of failing)
      await context.route(thirdParties[name].url, (route) => faults[fault]?.(route, released));

    await openWithoutImages(page);
    for (const name of failing) await fallbacks[name].expectFallback(page, fault);
    await page.getByRole('button', { name: 'Book This Tour' }).click();
    await expect(page.locator('#tours h1')).toBeVisible();
    if (fault !== 'late') return;
    await navigateTo(page, 'home');
    // Switching screens has removed the player.
    if (failing.includes('video')) await playVideo(page);
    release();
    for (const name of failing) await fallbacks[name].expectRecovered(page);
  });
}

test('message that CORS blocks shows a failure toast and keeps the values', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push('CORS policy', 'Cross-Origin Request Blocked', 'Failed to load resource');
  await page.route('https://api.emailjs.com/**', (route) =>
    route.fulfill({
      body: 'OK',
      // Without this header, Playwright adds one that allows every origin.
      headers: { 'access-control-allow-origin': 'https://someone-else.example' },
    }),
  );
  await openWithoutImages(page);
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.failureToast).toBeVisible();
  await expect(form.successToast).toHaveCount(0);
  expect(await form.values()).toEqual(sampleValues);
  await expect(form.sendButton).toBeEnabled();
});

test('chat loads after 10 s if the image host hangs', async ({ page, context }) => {
  await page.clock.install();
  await context.route(thirdParties.pictures.url, () => new Promise(() => {}));
  await openWithoutImages(page);
  await page.clock.runFor('00:11');
  await expectChatReady(page);
});

async function expectImageLoaded(page: Page, selector: string): Promise<void> {
  const image = page.locator(selector).first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeTruthy();
}
