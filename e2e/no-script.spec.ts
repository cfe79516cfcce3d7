import type { Locator, Page } from '@playwright/test';
import { company } from '../src/content/company';
import { contact } from '../src/content/contact';
import { gallery } from '../src/content/gallery';
import { guide } from '../src/content/guide';
import { home } from '../src/content/home';
import { shell } from '../src/content/shell';
import { tours } from '../src/content/tours';
import { tabs } from '../src/navigation';
import { scriptLoadErrors } from './support/browser-errors';
import { expect, openSite, test } from './support/fixtures';
import { appScripts, delayRequests } from './support/network';
import { labelOf, viewports } from './support/screens';

// The no-script page: all five screens in a row, with links in place of tabs and buttons. Visitors
// get it if scripts are off, if the browser is too old for the app, or if the app fails to load.

const titles = [home, tours, guide, gallery, contact].map(({ hero }) => hero.title);

test.describe('scripts disabled', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => void (await page.goto('/')));

  test('shows all five screens, links for phone, email, chat, and video, and no fields or buttons', async ({
    page,
    request,
  }) => {
    await expectAllScreens(page);
    await expectNoFormControls(page);
    const screen = page.locator('#contact');
    await expect(screen.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(screen.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: shell.chatLink })).toBeVisible();
    const html = await (await request.get('/')).text();
    expect(html).toMatch(new RegExp(`<noscript>[^/]*<a href="[^"]+">${shell.chatLink}</a>`));
    const video = page.getByRole('link', { name: home.tour.video.playLabel });
    await expect(video).toHaveAttribute('href', new RegExp(home.tour.video.id));
  });

  for (const [name, viewport] of Object.entries(viewports)) {
    test(`contact cards take the place of the form, and links that of tabs and buttons, ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const cards = page.locator('#contact ul').first();
      const reasons = page.locator('#contact ul').nth(1);
      await expect(cards.getByRole('heading')).toHaveText(
        [contact.cards.phone, contact.cards.email, contact.cards.office].map(({ title }) => title),
      );
      expect(await inlineEdges(cards)).toEqual(await inlineEdges(reasons));
      const footer = page.getByRole('contentinfo');
      expect((await inlineEdges(footer.locator('nav'))).right).toBe(
        (await inlineEdges(footer.locator('> p'))).right,
      );

      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      const navigation = page.getByRole('navigation', { name: shell.navigation });
      await expect(navigation.getByRole('link')).toHaveText(tabs.map(({ label }) => label));
      for (const { id, label } of tabs) await expectLinksTo(page, label, id);
      await expectLinksTo(page, home.hero.explore.label, home.hero.explore.to);
      await expectLinksTo(page, home.tour.book.label, home.tour.book.to);
      await expectLinksTo(page, gallery.closing.action.label, gallery.closing.action.to);
    });
  }
});

test('app that fails to load leaves the complete no-script page', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...scriptLoadErrors);
  await page.route(appScripts, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAllScreens(page);
  await expectNoFormControls(page);
});

test('app that fails to load after the page keeps the linked screen in view', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...scriptLoadErrors);
  const fail = await delayAndFailRequests(page, appScripts);
  // Until the load event, the browser itself scrolls to the target of the link.
  await page.goto('/#contact');
  fail();
  await expect(page.locator('#home h1')).toBeVisible();
  await expect(page.locator('#contact h1')).toBeInViewport();
  await expect(page).toHaveURL('/#contact');
});

const causes: Record<string, (page: Page) => Promise<unknown>> = {
  'does not support modules': (page) =>
    changeHtml(page, (html) => html.replace(/<script>\{.*?<\/script>/s, '')),
  // The loader tests for static blocks, which came with the newest methods that the app calls.
  'is older than the app': (page) =>
    changeHtml(page, (html) => html.replace('static {}', 'static is not known here')),
  'does not support the syntax of the app': (page) =>
    page.route(appScripts, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let new syntax ??=== {' }),
    ),
  'lacks WeakMap': (page) =>
    page.addInitScript(() => Object.assign(window, { WeakMap: undefined })),
  'gets 404 for the app': (page) =>
    page.route(appScripts, (route) => route.fulfill({ status: 404 })),
};

/** Changes the served HTML, without the CSP, whose hashes would no longer match. */
function changeHtml(page: Page, change: (html: string) => string) {
  return page.route('/', async (route) => {
    const html = await (await route.fetch()).text();
    const body = change(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
    await route.fulfill({ contentType: 'text/html', body });
  });
}

for (const [cause, arrange] of Object.entries(causes)) {
  test(`browser that ${cause} shows the no-script page`, async ({ page, allowedErrors }) => {
    allowedErrors.push('SyntaxError', 'WeakMap', 'disallowed MIME type', ...scriptLoadErrors);
    await arrange(page);
    await page.goto('/');
    for (const { id, label } of tabs) {
      await expect(page.locator(`#${id} h1`)).toBeVisible();
      await expect(
        page.locator('header').getByRole('link', { name: label, exact: true }),
      ).toHaveAttribute('href', `#${id}`);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(
      page.locator('#contact').getByRole('link', { name: company.email }).first(),
    ).toBeVisible();

    await page.locator('header').getByRole('link', { name: 'Travel Guide' }).click();
    await expect(page.locator('#guide h1')).toBeInViewport();
    await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.locator('#contact h1')).toBeInViewport();
  });
}

test.describe('button clicked before the app loads', () => {
  test('is replayed after hydration', async ({ page }) => {
    await clickBeforeHydration(page, page.getByRole('button', { name: home.hero.explore.label }));
    await expect(page.getByRole('tabpanel', { name: labelOf('tours') })).toBeVisible();
    await expect(page.locator('#tours h1')).toBeFocused();
  });

  test('opens the menu after hydration', async ({ page }) => {
    await page.setViewportSize(viewports.phone);
    const menu = page.getByRole('button', { name: shell.menu });
    await clickBeforeHydration(page, menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('scrolls to its screen if the app fails to load', async ({ page, allowedErrors }) => {
    allowedErrors.push(...scriptLoadErrors);
    await expectClickReplayed(page, appScripts);
  });

  test('scrolls to its screen if the app and the style sheet fail to load', async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(...scriptLoadErrors);
    await expectClickReplayed(page, /assets\/.*\.js$|script\S*\.css$/);
    for (const { id } of tabs) await expect(page.locator(`#${id} h1`)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});

/** Clicks a button while the app is loading, and waits for hydration. */
async function clickBeforeHydration(page: Page, button: Locator) {
  const release = await delayRequests(page, appScripts);
  const opened = openSite(page);
  await button.click();
  release();
  await opened;
}

/** Delays the requests for files until the result is called, which fails them. */
async function delayAndFailRequests(page: Page, files: RegExp) {
  await page.route(files, (route) => route.abort('connectionreset'));
  return delayRequests(page, files);
}

/** Clicks a button while files are loading, fails these, and expects the button's screen. */
async function expectClickReplayed(page: Page, failingFiles: RegExp) {
  const fail = await delayAndFailRequests(page, failingFiles);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: home.hero.contact.label }).first().click();
  fail();
  await expect(page.locator('#contact h1')).toBeInViewport();
}

/** Expects the text of every screen, and no heading hidden but those of the two forms. */
async function expectAllScreens(page: Page) {
  await expect(page.locator('h1')).toHaveText(titles);
  const forms = [contact.form.label, shell.footer.newsletter.title];
  await expect(page.locator('h1, h2, h3').filter({ visible: false })).toHaveText(forms);
  for (const { feedback } of home.testimonials.list) {
    await expect(page.getByText(feedback)).toBeVisible();
  }
  const days = page.locator('#tours').getByRole('heading', { level: 3 });
  for (const { title } of tours.itinerary.days) {
    await expect(days.filter({ hasText: title })).toBeVisible();
  }
}

/** Follows every link of this name, and expects a jump to the screen without leaving the page. */
async function expectLinksTo(page: Page, name: string, id: string) {
  const links = page.getByRole('link', { name, exact: true });
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await link.click();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    await expect(page.locator(`#${id} h1`)).toBeInViewport();
    await expect(page.locator('#home h1')).toBeVisible();
  }
}

/** Expects every field and button, none of which would work, to be hidden. */
async function expectNoFormControls(page: Page) {
  const controls = page.locator('button, input, select, textarea');
  await expect(controls).not.toHaveCount(0);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(home.callToAction.chat.fallbackNote)).toBeHidden();
}

function inlineEdges(element: Locator) {
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });
}
