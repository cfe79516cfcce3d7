import type { Page, Route } from '@playwright/test';
import { sizes } from './inspector/variants';
import { scriptLoadErrors } from './support/browser-errors';
import { ContactForm } from './support/contact-form';
import { contact, gallery, home, shell, tabs } from './support/content';
import { expect, test } from './support/fixtures';
import { appScripts } from './support/network';
import { waitForHydration } from './support/open-site';
import { boxOf, screenTitles, shownScreen } from './support/screens';

// The page without scripts: all screens one below the other, with links in place of tabs and buttons.
// Visitors get it if scripts are off, or if the browser is too old for the app.
// The page whose app has not loaded: one screen at a time, with links in place of what needs the app.

const titles = tabs.map(({ id }) => screenTitles[id]);

test.describe('scripts disabled', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(async ({ page }) => void (await page.goto('/')));

  test('all headings and testimonials but those of the forms are visible, and a link opens the video', async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await expect(page.locator('h1').first()).toBeInViewport();
    await expectNoScriptPage(page);
    const forms = [contact.form.label, shell.footer.newsletter.title];
    await expect(page.locator('h1, h2, h3').filter({ visible: false })).toHaveText(forms);
    for (const { feedback } of home.testimonials.list)
      await expect(page.getByText(feedback)).toBeVisible();
    await expect(page.getByText(home.callToAction.chat.fallbackNote)).toBeHidden();
    const video = page.getByRole('link', { name: home.tour.video.playLabel });
    await expect(video).toHaveAttribute('href', new RegExp(home.tour.video.id));
    const [circle, icon] = [await boxOf(video), await boxOf(video.locator('svg'))];
    expect(icon.x + icon.width / 2).toBeCloseTo(circle.x + circle.width / 2, 0);
    expect(icon.y + icon.height / 2).toBeCloseTo(circle.y + circle.height / 2, 0);
  });

  test('links replace tabs and buttons on screen, and are not printed', async ({ page }) => {
    for (const { id, label } of tabs.toReversed()) await expectLinksTo(page, label, id);
    await expectLinksTo(page, home.tour.book.label, home.tour.book.to);
    await expectLinksTo(page, home.hero.explore.label, home.hero.explore.to);
    await expectLinksTo(page, gallery.closing.action.label, gallery.closing.action.to);
    const links = page.locator('[data-no-script]').filter({ visible: true });
    await expect(links).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(links).toHaveCount(0);
  });
});

const causes: Record<string, (page: Page) => Promise<unknown>> = {
  // The boot scripts have a static block, which came with the newest methods that the app calls.
  'is older than the app': (page) =>
    changeHtml(page, (html) => html.replace('static {', 'static is not known here {')),
  'lacks :has()': (page) =>
    page.addInitScript(() => {
      CSS.supports = () => false;
    }),
};

for (const [cause, arrange] of Object.entries(causes)) {
  test(`browser that ${cause} shows the page without scripts`, async ({ page, allowedErrors }) => {
    allowedErrors.push('SyntaxError');
    await arrange(page);
    await page.goto('/');
    await expectNoScriptPage(page);
  });
}

test('browser without :has() and cascade layers shows all text, phone, and email as plain HTML', async ({
  page,
}) => {
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

// Changes that some hosts make to a page, such as those of Cloudflare's Rocket Loader.
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

const appFailures: Record<string, (page: Page) => Promise<unknown>> = {
  'cannot run it, on a phone,': async (page) => {
    await page.setViewportSize(sizes['small phone']);
    await page.addInitScript(() => Object.assign(window, { WeakMap: undefined }));
  },
  'does not get it': (page) => page.route(appScripts, (route) => route.abort('connectionreset')),
};

for (const [cause, arrange] of Object.entries(appFailures))
  test(`browser that supports the app but ${cause} shows one screen at a time, and says what works without`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push('WeakMap', ...scriptLoadErrors);
    await arrange(page);
    await page.goto('/');
    const { form, carousel, photos, video, action } = shell.loadError;
    for (const text of [carousel, video]) await expect(page.getByText(text)).toBeVisible();
    for (const { feedback } of home.testimonials.list)
      await expect(page.getByText(feedback)).toBeVisible();
    const film = page.getByRole('link', { name: home.tour.video.playLabel });
    await expect(film).toHaveAttribute('href', new RegExp(home.tour.video.id));
    const visibleTitles = page.locator('main h1').filter({ visible: true });
    for (const { id, label } of tabs) {
      await page.getByRole('tab', { name: label }).click();
      await expect(visibleTitles).toHaveText([screenTitles[id]]);
      await expect(
        page.locator('button:not([data-navigate])').filter({ visible: true }),
      ).toHaveCount(0);
      if (id === 'gallery') await expect(page.getByText(photos)).toBeVisible();
    }
    await expect(page.getByText(form)).toBeVisible();
    await expect(page.getByRole('link', { name: action })).toBeVisible();
    await expect(page.getByText(shell.footer.newsletter.note)).toBeHidden();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: shell.footer.accessibility })
      .click();
    const statement = page.getByRole('heading', { name: contact.accessibility.title });
    await expect(statement).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(form)).toBeHidden();
  });

test('link that loads the page again asks before typed text is lost, and shows the same screen of the new release', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(...scriptLoadErrors);
  // The page of an earlier release, whose files are gone.
  await changeHtml(page, (html) => html.replace(/assets\/app-.+?\.js/, 'assets/app-old.js'), 1);
  await page.goto('/');
  await page.getByRole('tab', { name: shell.tabLabels.contact }).click();
  const { message } = new ContactForm(page).fields;
  await message.pressSequentially('Two weeks in May');
  const link = page.getByRole('link', { name: shell.loadError.action });
  expect(await message.inputValue()).toBe('Two weeks in May');
  page.once('dialog', (question) => question.dismiss());
  await link.click();
  await expect(link).toBeFocused();
  // Links to a phone number fire this event, too.
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(await page.evaluate(leave)).toBe(true);
  expect(await message.inputValue()).toBe('Two weeks in May');
  page.once('dialog', (question) => question.accept());
  await link.click();
  await waitForHydration(page);
  await expect(shownScreen(page)).toHaveId('contact');
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

/** Expects all screens, working links in place of tabs, and no controls but the radio buttons, which need no scripts. */
async function expectNoScriptPage(page: Page) {
  await expect(page.locator('h1').filter({ visible: true })).toHaveText(titles);
  const links = page.getByRole('navigation', { name: shell.navigation }).getByRole('link');
  await expect(links).toHaveText(tabs.map(({ label }) => label));
  await links.last().click();
  await expect(page.locator('h1').last()).toBeInViewport();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const controls = page
    .locator('#root')
    .locator('button, input:not([type=radio]), select, textarea');
  await expect(controls).not.toHaveCount(0);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const screen = page.locator('#contact');
  await expect(screen.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(screen.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: shell.chatLink })).toBeVisible();
}

/** Clicks every link with this name, and expects each to jump to the screen on the same page. */
async function expectLinksTo(page: Page, name: string, id: string) {
  const links = page.getByRole('link', { name, exact: true });
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    await link.click();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    await expect(page.locator(`#${id} h1`)).toBeInViewport();
  }
}
