import type { Page } from '@playwright/test';
import { ContactForm } from './support/contact-form';
import { shell } from './support/content';
import { expect, test } from './support/fixtures';
import { appScripts, delayRequests, recordRequests } from './support/network';
import { openSite, waitForHydration } from './support/open-site';
import { menuButton, photoButton, screenTitles, viewports } from './support/screens';

// The app loads after the first paint, so that it does not compete with fonts and images. Until then, the page
// shows one screen, and presses are not lost. What each press does is in tests/boot/presses.test.ts.

declare global {
  interface Window {
    /** Runs the animation frames that `delayFrames` holds back. */
    paint: () => void;
    intlUses: number;
    Intl: typeof Intl;
  }
}

/** Runs in the page. Counts the uses of `Intl`. */
function countIntl() {
  window.intlUses = 0;
  window.Intl = new Proxy(Intl, {
    get: (target, name) => {
      window.intlUses += 1;
      return Reflect.get(target, name);
    },
  });
}

/** Runs in the page. Holds back animation frames until `paint` is called. */
function delayFrames() {
  const frames: FrameRequestCallback[] = [];
  const { requestAnimationFrame: request } = window;
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.paint = () => {
    window.requestAnimationFrame = request;
    for (const callback of frames) request(callback);
  };
}

const screenScripts = /assets\/(Tours|Guide|Gallery|Contact)-.*\.js$/;

test('scripts are requested after the first paint, those of other screens when the page is idle, and each once', async ({
  page,
}) => {
  const requested = recordRequests(page, appScripts);
  await page.addInitScript(delayFrames);
  // A host that lets browsers keep nothing.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'cache-control': 'no-store' },
    });
  });
  await page.goto('/');
  expect(requested).toEqual([]);
  await page.evaluate(() => window.paint());
  await waitForHydration(page);
  const isOfScreen = (path: string) => screenScripts.test(path);
  await expect.poll(() => requested.filter(isOfScreen).length).toBe(4);
  expect(requested).toEqual([...new Set(requested)]);
});

test('app is requested immediately in a background tab', async ({ page }) => {
  await page.addInitScript(delayFrames);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: true }),
  );
  await page.goto('/');
  await waitForHydration(page);
});

// Its first use takes a phone a tenth of a second.
test('the start of the app does not use Intl', async ({ page }) => {
  await page.addInitScript(countIntl);
  const requested = recordRequests(page, screenScripts);
  await openSite(page);
  await expect.poll(() => requested.length, 'what loads when the page is idle').toBe(4);
  expect(await page.evaluate(() => window.intlUses)).toBe(0);
  expect(await page.evaluate(() => [new Intl.Locale('en'), window.intlUses].at(-1))).toBe(1);
});

test('button clicked before the app loads opens the menu after hydration', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  const release = await delayRequests(page, appScripts);
  const opened = openSite(page);
  const menu = menuButton(page);
  await menu.click();
  release();
  await opened;
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a photo that is clicked before the script of its screen has loaded opens once it has', {
  tag: '@wide',
}, async ({ page }) => {
  const release = await delayRequests(page, screenScripts);
  await page.goto('/');
  await page.getByRole('tab', { name: shell.tabLabels.gallery }).click();
  await photoButton(page, 1).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('button about a trip that is pressed before the app loads starts the message, and keeps the scroll position', {
  tag: '@all',
}, async ({ page }) => {
  const release = await delayRequests(page, appScripts);
  await page.goto('/#tours', { waitUntil: 'domcontentloaded' });
  const entries = await page.evaluate(() => history.length);
  await page.locator('#tours button[data-about]').first().click();
  await expect(page.locator('#contact h1')).toBeFocused();
  await page.mouse.wheel(0, 200);
  const readScrollY = () => page.evaluate(() => scrollY);
  await expect.poll(readScrollY).toBe(200);
  release();
  await waitForHydration(page);
  await expect(new ContactForm(page).fields.message).not.toHaveValue('');
  expect(await readScrollY()).toBe(200);
  expect(new URL(page.url()).hash).toBe('#tours');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

/** The failure of the app on a host that sends its rule for the folder with a missing file, such as Cloudflare Pages. */
async function failOnce(page: Page) {
  await page.route(
    appScripts,
    (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
        body: 'Not found',
      }),
    { times: 1 },
  );
}

test('app whose file was missing, and of which the browser has kept that, starts', async ({
  page,
  allowedErrors,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Firefox does not retry a failed module');
  allowedErrors.push('Failed to load resource');
  await failOnce(page);
  await openSite(page);
});

test('network failure while other screens load affects one of them, and opening that one requests it again', {
  tag: '@wide',
}, async ({ page, allowedErrors, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium retries a failed module at once');
  allowedErrors.push('Failed to load resource');
  const requested = recordRequests(page, screenScripts);
  await page.route(screenScripts, (route) => route.abort());
  await openSite(page);
  await expect.poll(() => requested).toHaveLength(1);
  await page.unroute(screenScripts);
  await page.getByRole('tab', { name: shell.tabLabels.tours }).click();
  await expect(page.locator('[data-part=tours]')).toHaveAttribute('data-load-state', 'ready');
  expect(requested).toEqual([requested[0], requested[0]]);
});

test('a screen whose file fails to load shows a message, and the rest of the page works', {
  tag: '@wide',
}, async ({ page, allowedErrors }) => {
  allowedErrors.push('Failed to load resource', /imported module/);
  await page.route(/assets\/Contact-.*\.js$/, (route) => route.abort());
  await openSite(page);
  await page.getByRole('tab', { name: shell.tabLabels.contact }).click();
  await expect(page.getByText(shell.loadError.form)).toBeVisible();
  await page.getByRole('tab', { name: shell.tabLabels.gallery }).click();
  await photoButton(page, 1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('link that loads the page again asks for no confirmation if only a button has written in the form', {
  tag: ['@all', '@wide'],
}, async ({ page, allowedErrors }) => {
  allowedErrors.push('Failed to load resource', /imported module/);
  await page.route(/assets\/Gallery-.*\.js$/, (route) => route.abort());
  await openSite(page);
  await page.locator('#home button[data-about]').first().click();
  await expect(new ContactForm(page).fields.message).not.toHaveValue('');
  await page.getByRole('tab', { name: shell.tabLabels.gallery }).click();
  await page.unroute(/assets\/Gallery-.*\.js$/);
  let questions = 0;
  page.on('dialog', (question) => {
    questions += 1;
    question.accept();
  });
  await page.locator('#gallery').getByRole('link', { name: shell.loadError.action }).click();
  await expect(page.locator('[data-part=gallery]')).toHaveAttribute('data-load-state', 'ready');
  expect(questions).toBe(0);
});

test('app that takes longer than 10 s still starts, after the page has said what works without it', async ({
  page,
}) => {
  await page.clock.install();
  const release = await delayRequests(page, appScripts);
  await page.goto('/#contact');
  const form = new ContactForm(page);
  await form.fields.message.fill('In May, with two children.');
  await page.clock.runFor(15_000);
  const notice = page.getByText(shell.loadError.form);
  await expect(notice).toBeVisible();
  await expect(form.sendButton).toBeHidden();
  const titles = page.locator('main h1').filter({ visible: true });
  await expect(titles).toHaveText([screenTitles.contact]);
  release();
  await waitForHydration(page);
  await expect(notice).toBeHidden();
  await expect(form.sendButton).toBeVisible();
  await expect(form.fields.message).toHaveValue('In May, with two children.');
});
