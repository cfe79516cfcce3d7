import type { Page, Route } from '@playwright/test';
import { test } from './support/configured-site';
import { ContactForm, letter } from './support/contact-form';
import { expect } from './support/fixtures';
import { held } from './support/network';
import { show } from './support/screens';
import { type Party, parties, theirRequests } from './support/third-party-stubs';
import {
  chatButton,
  chatIsReady,
  open,
  play,
  player,
  playerIsFocused,
} from './support/third-party-widgets';

// The site without the other companies it has switched on: whatever becomes of them, it works.
// One worker, because each worker builds this site for itself.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ allow }) => void allow.push(theirRequests));

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
      await show(page, 'home');
    },
    inTheEnd: chatIsReady,
  },
  video: {
    shows: async (page) => {
      await play(page);
      await playerIsFocused(page);
      const link = page.getByRole('link', { name: /watch it on youtube/i });
      await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    },
    inTheEnd: (page) => expect(player(page).getByText('Video playing')).toBeVisible(),
  },
  pictures: {
    shows: async (page) => {
      const hero = page.locator('#home picture').first();
      expect((await hero.boundingBox())?.height).toBeGreaterThan(200);
      await show(page, 'gallery');
      await expect(page.locator('#gallery figcaption').first()).toBeVisible();
      await show(page, 'home');
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

type Fenced = keyof typeof instead;

/** All of them fail at once. But while pictures are waited for, the chat is not asked for yet. */
const rounds: [fault: string, hosts: Fenced[]][] = Object.keys(faults).flatMap(
  (fault): [string, Fenced[]][] =>
    /hanging|late/.test(fault)
      ? [
          [fault, ['chat']],
          [fault, ['video', 'pictures', 'portraits']],
        ]
      : [[fault, ['chat', 'video', 'pictures', 'portraits']]],
);

for (const [fault, failing] of rounds) {
  test(`the site works with the host of ${failing.join(', ')} ${fault}`, async ({
    page,
    context,
    allow,
  }) => {
    allow.push('Failed to load resource');
    // The browser itself says that a script of the chat's is no script.
    if (fault === 'answering garbage') allow.push('SyntaxError');
    const { promise: later, release } = held();
    for (const party of failing)
      await context.route(parties[party].address, (route) => faults[fault]?.(route, later));

    await open(page);
    for (const party of failing) await instead[party].shows(page, fault);
    await page.getByRole('button', { name: 'Book This Tour' }).click();
    await expect(page.locator('#tours h1')).toBeVisible();
    if (fault !== 'answering late') return;
    await show(page, 'home');
    // Leaving has ended it.
    if (failing.includes('video')) await play(page);
    release();
    for (const party of failing) await instead[party].inTheEnd(page);
  });
}

test('a message that the service does not let this site send is one toast, and kept', async ({
  page,
  allow,
}) => {
  allow.push('CORS policy', 'Cross-Origin Request Blocked', 'Failed to load resource');
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

async function isDrawn(page: Page, selector: string): Promise<void> {
  const image = page.locator(selector).first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .toBeTruthy();
}
