import type { Page, Route } from '@playwright/test';
import { sampleMessage } from '../tests/helpers/sample-message';
import { sizes } from './inspector/variants';
import { scriptLoadErrors } from './support/browser-errors';
import { ContactForm } from './support/contact-form';
import { contact, gallery, guide, home, shell, tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { appScripts, delayRequests } from './support/network';
import { openSite, waitForHydration } from './support/open-site';
import { boxOf, openWithoutApp, screenTitles } from './support/screens';

// The page without scripts: all screens one below the other, with links in place of tabs and buttons.
// Visitors get it if scripts are off, if the browser is too old for the app, or if the app fails to load.

const titles = tabs.map(({ id }) => screenTitles[id]);

test.describe('scripts disabled', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => void (await page.goto('/')));

  test('all headings and testimonials are visible, except for the two forms', async ({ page }) => {
    await expectNoScriptPage(page);
    const forms = [contact.form.label, shell.footer.newsletter.title];
    await expect(page.locator('h1, h2, h3').filter({ visible: false })).toHaveText(forms);
    for (const { feedback } of home.testimonials.list)
      await expect(page.getByText(feedback)).toBeVisible();
    await expect(page.getByText(home.callToAction.chat.fallbackNote)).toBeHidden();
    const video = page.getByRole('link', { name: home.tour.video.playLabel });
    await expect(video).toHaveAttribute('href', new RegExp(home.tour.video.id));
  });

  test('play icon is in the middle of the link to the video', async ({ page }) => {
    const link = page.getByRole('link', { name: home.tour.video.playLabel });
    const [circle, icon] = [await boxOf(link), await boxOf(link.locator('svg'))];
    expect(icon.x + icon.width / 2).toBeCloseTo(circle.x + circle.width / 2, 0);
    expect(icon.y + icon.height / 2).toBeCloseTo(circle.y + circle.height / 2, 0);
  });

  test('links in place of tabs and buttons are not printed', async ({ page }) => {
    const links = page.locator('[data-no-script]').filter({ visible: true });
    await expect(links).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(links).toHaveCount(0);
  });

  test('links take the place of tabs and buttons', async ({ page }) => {
    for (const { id, label } of tabs) await expectLinksTo(page, label, id);
    await expectLinksTo(page, home.hero.explore.label, home.hero.explore.to);
    await expectLinksTo(page, home.tour.book.label, home.tour.book.to);
    await expectLinksTo(page, gallery.closing.action.label, gallery.closing.action.to);
  });
});

const causes: Record<string, (page: Page) => Promise<unknown>> = {
  // The boot scripts have a static block, which came with the newest methods that the app calls.
  'is older than the app': (page) =>
    changeHtml(page, (html) => html.replace('static {}', 'static is not known here')),
  'lacks WeakMap': (page) =>
    page.addInitScript(() => Object.assign(window, { WeakMap: undefined })),
  'gets 404 for the app': (page) =>
    page.route(appScripts, (route) => route.fulfill({ status: 404 })),
};

for (const [cause, arrange] of Object.entries(causes)) {
  test(`browser that ${cause} shows the page without scripts`, async ({ page, allowedErrors }) => {
    allowedErrors.push('SyntaxError', 'WeakMap', ...scriptLoadErrors);
    await arrange(page);
    await page.goto('/');
    await expectNoScriptPage(page);
  });
}

test('browser without :has() and cascade layers shows all text, phone, and email as plain HTML', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(':has()');
  await page.addInitScript(() => {
    CSS.supports = () => false;
    addEventListener('DOMContentLoaded', () => {
      for (const sheet of document.styleSheets)
        for (let index = sheet.cssRules.length - 1; index >= 0; index--)
          if (String(sheet.cssRules[index]).includes('CSSLayer')) sheet.deleteRule(index);
    });
  });
  await page.goto('/');
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText(titles);
  for (const scheme of ['tel', 'mailto'])
    await expect(page.locator(`#contact a[href^="${scheme}:"]`).first()).toBeVisible();
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
});

/** In messages of the console. Firefox writes it with hyphens. */
const contentSecurityPolicy = /Content[ -]Security[ -]Policy/;

// What some hosts do to a page, such as Cloudflare's Rocket Loader.
const hosts: Record<string, (page: Page) => Promise<unknown>> = {
  'changes the type of scripts': (page) =>
    changeHtml(page, (html) => html.replaceAll('<script>', '<script type="delayed">')),
  'removes inline scripts': (page) =>
    changeHtml(page, (html) => html.replaceAll(/<script>.*?<\/script>/gs, '')),
  'refuses inline scripts': (page) =>
    sendPolicy(page, "script-src 'self'; style-src 'unsafe-inline'"),
};

for (const [practice, arrange] of Object.entries(hosts))
  test(`host that ${practice} serves the page without scripts`, async ({ page, allowedErrors }) => {
    allowedErrors.push('CSP violation', contentSecurityPolicy);
    await arrange(page);
    await page.goto('/');
    await expectNoScriptPage(page);
  });

test('host that also blocks inline styles serves a page with all screens', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push('CSP violation', contentSecurityPolicy);
  await sendPolicy(page, "default-src 'self'");
  await page.goto('/');
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText(titles);
});

test('app that fails to load after the page keeps the linked screen in view', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...scriptLoadErrors);
  const fail = await delayAndFailRequests(page);
  // Until the load event, the browser itself scrolls to the target of the link.
  await page.goto('/#contact?utm_source=letter');
  fail();
  await expect(page.locator('#home h1')).toBeVisible();
  await expect(page.locator('#contact h1')).toBeInViewport();
  await expect(page).toHaveURL('/#contact?utm_source=letter');
});

test('app that fails to load keeps typed text in view', async ({ page, allowedErrors }) => {
  allowedErrors.push(...scriptLoadErrors);
  const fail = await delayAndFailRequests(page);
  await page.goto('/#contact');
  const { message } = new ContactForm(page).fields;
  await message.fill('In May, with two children.');
  fail();
  await expect(page.locator('#home h1')).toBeVisible();
  await expect(message).toBeInViewport();
  await expect(message).toHaveValue('In May, with two children.');
  await expect(message).not.toBeEditable();
  await expect(page.getByRole('button')).toHaveText([shell.startError.action]);
});

test('app that does not load in 15 s gives way to the page without scripts, and takes over if it loads later', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push('The app is late.');
  await page.clock.install();
  const release = await delayRequests(page, appScripts);
  await page.goto('/#guide');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.clock.runFor(15_000);
  const retry = page.getByRole('button', { name: shell.startError.action });
  await expect(retry).toBeVisible();
  const visibleTitles = page.locator('main h1').filter({ visible: true });
  await expect(visibleTitles).toHaveText(titles);
  release();
  await waitForHydration(page);
  await expect(retry).toBeHidden();
  await expect(visibleTitles).toHaveText([guide.hero.title]);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('app whose file fails once starts, and loads its other files', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...scriptLoadErrors);
  await page.route(appScripts, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await openSite(page);
  const form = new ContactForm(page);
  await form.open();
  await form.fill(sampleMessage);
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
});

test('visitor tries again after the app has failed, without losing typed text', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...scriptLoadErrors);
  const fail = await delayAndFailRequests(page);
  await page.goto('/#contact');
  const message = new ContactForm(page).fields.message;
  await message.fill('In May, with two children.');
  fail();
  const failure = page.getByRole('alert');
  await expect(failure).toHaveText(shell.startError.text);
  const retry = page.getByRole('button', { name: shell.startError.action });
  await expect(retry).toBeInViewport();
  await page.route('/', (route) => route.abort());
  const failAgain = await delayRequests(page, /assets\/.*\.js$|\/$/);
  await retry.click();
  const progress = page.getByText(shell.startError.trying);
  await expect(progress).toBeVisible();
  failAgain();
  await expect(progress).toBeHidden();
  await expect(failure).toBeVisible();
  await expect(message).toHaveValue('In May, with two children.');

  await page.unrouteAll();
  await retry.click();
  await waitForHydration(page);
  await expect(retry).toBeHidden();
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText([contact.hero.title]);
  await expect(message).toHaveValue('In May, with two children.');
  await expect(message).toBeEditable();
});

/** Opens the page of an earlier release, whose files are gone. Those who load it again get today's. */
async function openEarlierRelease(page: Page) {
  await changeHtml(page, (html) => html.replace(/assets\/index-.+?\.js/, 'assets/index-old.js'), 1);
  const release = await delayRequests(page, /index-old/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const fail = async () => {
    release();
    const retry = page.getByRole('button', { name: shell.startError.action });
    await expect(retry).toBeVisible();
    return retry;
  };
  return { fail };
}

test('visitor tries again after a release, and gets the new page at the same screen', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...scriptLoadErrors);
  const { fail } = await openEarlierRelease(page);
  const retry = await fail();
  await page
    .locator('#gallery')
    .evaluate((screen) => screen.scrollIntoView({ behavior: 'instant' }));
  await retry.click();
  await waitForHydration(page);
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText([gallery.hero.title]);
  await expect(page.locator('#gallery h1')).toBeInViewport();
});

test('browser asks before a new page would replace typed text', async ({ page, allowedErrors }) => {
  allowedErrors.push(...scriptLoadErrors);
  const { fail } = await openEarlierRelease(page);
  const form = new ContactForm(page);
  await page.locator('#contact').evaluate((screen) => screen.removeAttribute('hidden'));
  await form.fields.message.fill('In May, with two children.');
  const retry = await fail();
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), retry.click()]);
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByRole('alert')).toHaveText(shell.startError.text);
  await expect(form.fields.message).toHaveValue('In May, with two children.');
});

test('a link that receives focus is above the notice that the app did not load', async ({
  page,
  allowedErrors,
}) => {
  await page.setViewportSize(sizes['small phone']);
  await openWithoutApp(page, allowedErrors);
  const links = page.locator('main a:visible');
  await expect(links).not.toHaveCount(0);
  const covered = await links.evaluateAll((all) => {
    const notice = document.querySelector('[data-retry]') as Element;
    return all.filter((link) => {
      scrollTo({ top: 0, behavior: 'instant' });
      // As Firefox does for a link that receives focus. Chromium centers it.
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return link.getBoundingClientRect().bottom > notice.getBoundingClientRect().top;
    });
  });
  expect(covered).toHaveLength(0);
});

test('notice that the app did not load is not printed', async ({ page, allowedErrors }) => {
  await openWithoutApp(page, allowedErrors);
  const retry = page.getByRole('button', { name: shell.startError.action });
  await expect(retry).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(retry).toBeHidden();
});

test('button clicked before the app fails to load scrolls to its screen', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...scriptLoadErrors);
  const fail = await delayAndFailRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: home.hero.contact.label }).first().click();
  fail();
  await expect(page.locator('#contact h1')).toBeInViewport();
});

/** Adds a policy of the host to the page's own. */
function sendPolicy(page: Page, policy: string) {
  return page.route('/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
}

/** Changes the served HTML, without the CSP, whose hashes would no longer match. */
function changeHtml(page: Page, change: (html: string) => string, times?: number) {
  const changePage = async (route: Route) => {
    const html = await (await route.fetch()).text();
    const body = change(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
    await route.fulfill({ contentType: 'text/html', body });
  };
  return page.route('/', changePage, { times });
}

/** Delays the requests for the app until the result is called, which fails them. */
async function delayAndFailRequests(page: Page) {
  await page.route(appScripts, (route) => route.abort('connectionreset'));
  return delayRequests(page, appScripts);
}

/** Expects all screens, working links in place of tabs, and neither fields nor buttons. */
async function expectNoScriptPage(page: Page) {
  for (const [index, title] of titles.entries()) {
    const heading = page.locator('h1').nth(index);
    await expect(heading).toHaveText(title);
    await expect(heading).toBeVisible();
  }
  const links = page.getByRole('navigation', { name: shell.navigation }).getByRole('link');
  await expect(links).toHaveText(tabs.map(({ label }) => label));
  await links.last().click();
  await expect(page.locator('h1').last()).toBeInViewport();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const controls = page.locator('#root').locator('button, input, select, textarea');
  await expect(controls).not.toHaveCount(0);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const screen = page.locator('#contact');
  await expect(screen.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(screen.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: shell.chatLink })).toBeVisible();
}

/** Follows every link of this name, and expects a jump to the screen without leaving the page. */
async function expectLinksTo(page: Page, name: string, id: string) {
  const links = page.getByRole('link', { name, exact: true });
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await link.click();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    await expect(page.locator(`#${id} h1`)).toBeInViewport();
  }
}
