import type { Page, Route } from '@playwright/test';
import { hosts } from '../src/services/hosts';
import { test } from './configured';
import { ContactForm, letter } from './contact-form';
import { expect } from './fixtures';
import { type Party, parties, theirRequests } from './stage';
import { walk } from './walk';

// The site with everything of other companies switched on, and what it is without them.
// One worker, because each worker builds this site for itself.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ allow }) => void allow.push(theirRequests));

test.describe('with live chat, video and picture hosts', () => {
  test('a visit to everything there is breaks no rule of ours', async ({ page }) => {
    await open(page);
    await chatIsReady(page);
    await walk(page);
    expect(await page.evaluate(() => 'chatIsConfigured' in window)).toBe(true);
  });

  test('the chat opens from its button', async ({ page }) => {
    await open(page);
    await chatIsReady(page);
    await chatButton(page).click();
    await expect(
      page.frameLocator('iframe[title^=LiveChat]').getByText('Chat window'),
    ).toBeVisible();
  });

  test("the chat's script may load its own, and nobody else's", async ({ page, allow }) => {
    allow.push('security policy: require-trusted-types-for', 'requires', 'elsewhere: https://evil');
    await open(page);
    await chatIsReady(page);
    const results = await page.evaluate((own) => {
      const load = (address: string) => {
        try {
          document.createElement('script').src = address;
          return 'passed';
        } catch {
          return 'refused';
        }
      };
      const write = () => {
        try {
          document.createElement('div').innerHTML = '<b>x</b>';
          return 'passed';
        } catch {
          return 'refused';
        }
      };
      return [
        ...own.map((host) => load(`${host}/more.js`)),
        load('https://evil.example/x.js'),
        load('https://cdn.livechatinc.com.evil.example/x.js'),
        load('http://cdn.livechatinc.com/x.js'),
        load('data:text/javascript,1'),
        write(),
      ];
    }, hosts.chatScripts);
    expect(results).toEqual(['passed', 'passed', ...Array(5).fill('refused')]);
  });

  test('nothing of the video platform is asked for before play is pressed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await open(page);
    await chatIsReady(page);
    expect(asked.filter((host) => /youtube|google|ytimg/.test(host))).toEqual([]);
    await play(page);
    await expect(player(page).getByText('Video playing')).toBeVisible();
    expect(asked.filter((host) => /youtube|google|ytimg/.test(host))).toEqual([
      new URL(hosts.video).hostname,
    ]);
  });

  test('the video player can open its own page and cannot take this one away', async ({
    page,
    context,
    allow,
  }) => {
    allow.push('Unsafe attempt to initiate navigation', 'SecurityError', 'youtube.com/watch');
    await context.route(parties.video.address, (route) =>
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
    await open(page);
    await play(page);
    const address = page.url();
    await player(page).getByRole('button').click();
    const popup = context.waitForEvent('page');
    await player(page).getByRole('link').click();
    await expect((await popup).getByRole('heading')).toHaveText('On its own page');
    expect(page.url()).toBe(address);
  });
});

/** What can go wrong with another company. `later` is what becomes of it in the end. */
const faults: Record<string, (route: Route, later: Promise<void>) => Promise<void>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  unreachable: (route) => route.abort('connectionrefused'),
  'cut off half way': (route) => route.abort('connectionreset'),
  'answering 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'No' }),
  'answering garbage': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<<< \u0000 {{{ not this' }),
  hanging: () => new Promise(() => {}),
  'answering late': (route, later) => later.then(() => route.fallback()),
};

/** What the visitor sees instead, for each of them; and in the end, if it comes late. */
const instead: Record<
  Extract<Party, 'chat' | 'video' | 'pictures' | 'portraits'>,
  { shows: (page: Page, fault: string) => Promise<void>; inTheEnd: (page: Page) => Promise<void> }
> = {
  chat: {
    shows: async (page) => {
      await expect(page.getByText(/live chat isn’t available/i)).toBeVisible();
      await chatButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: /tell us/i })).toBeVisible();
      await page.getByRole('tab', { name: 'Home' }).click();
    },
    inTheEnd: chatIsReady,
  },
  video: {
    shows: async (page) => {
      await play(page);
      await expect(page.locator('#home iframe')).toBeFocused();
      const link = page.getByRole('link', { name: /watch it on youtube/i });
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    },
    inTheEnd: (page) => expect(player(page).getByText('Video playing')).toBeVisible(),
  },
  pictures: {
    shows: async (page) => {
      const hero = page.locator('#home picture').first();
      expect((await hero.boundingBox())?.height).toBeGreaterThan(200);
      await page.getByRole('tab', { name: 'Gallery & Reviews' }).click();
      await expect(page.locator('#gallery figcaption').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Home' }).click();
    },
    inTheEnd: (page) => isDrawn(page, '#home picture img'),
  },
  portraits: {
    shows: async (page, fault) => {
      const avatar = page.locator('#home [role=group]:visible figcaption > span').first();
      await avatar.scrollIntoViewIfNeeded();
      // Until it is known to be lost, its place is kept.
      if (!/hanging|late/.test(fault)) await expect(avatar).toHaveText(/^[A-Z]{1,2}$/);
      expect(await avatar.boundingBox()).toMatchObject({ width: 64, height: 64 });
    },
    inTheEnd: (page) => isDrawn(page, '#home [role=group]:not([hidden]) figcaption img'),
  },
};

for (const [party, { shows, inTheEnd }] of Object.entries(instead)) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`the site works with the host of ${party} ${fault}`, async ({ page, context, allow }) => {
      allow.push('Failed to load resource');
      // The browser itself says that a script of the chat's is no script.
      if (party === 'chat' && fault === 'answering garbage') allow.push('SyntaxError');
      let release = () => {};
      const later = new Promise<void>((resolve) => {
        release = resolve;
      });
      await context.route(parties[party as Party].address, (route) => answer(route, later));

      await open(page);
      await shows(page, fault);
      await page.getByRole('button', { name: 'Book This Tour' }).click();
      await expect(page.getByRole('tab', { name: 'Ceylon Tour' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      if (fault !== 'answering late') return;
      await page.getByRole('tab', { name: 'Home' }).click();
      release();
      await inTheEnd(page);
    });
  }
}

test('a message that the service does not let this site send is one toast, and kept', async ({
  page,
  allow,
}) => {
  allow.push('CORS policy', 'Failed to load resource');
  await page.route('https://api.emailjs.com/**', (route) =>
    route.fulfill({
      body: 'OK',
      // Without one, Playwright adds the header that lets everyone in.
      headers: { 'access-control-allow-origin': 'https://someone-else.example' },
    }),
  );
  await open(page);
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.failureToast).toBeVisible();
  await expect(form.successToast).toHaveCount(0);
  expect(await form.words()).toEqual(letter);
  await expect(form.sendButton).toBeEnabled();
});

test('the chat comes although the host of pictures hangs', async ({ page, context }) => {
  await page.clock.install();
  await context.route(parties.pictures.address, () => new Promise(() => {}));
  await open(page);
  await page.clock.runFor('00:11');
  await chatIsReady(page);
});

/** Opens the site without waiting for pictures, which may never come. */
async function open(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[role=tab][tabindex="0"]').waitFor({ state: 'attached' });
}

function chatButton(page: Page) {
  return page.getByRole('button', { name: 'Start a live chat' });
}

function chatIsReady(page: Page) {
  return expect(page.getByText(/live chat isn’t available/i)).toHaveCount(0);
}

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: /play the video/i }).click();
}

function player(page: Page) {
  return page.frameLocator('#home iframe');
}

async function isDrawn(page: Page, selector: string): Promise<void> {
  const image = page.locator(selector).first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeTruthy();
}
