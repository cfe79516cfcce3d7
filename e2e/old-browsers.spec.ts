import type { Page } from '@playwright/test';
import { company } from '../src/content/company';
import { home } from '../src/content/home';
import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';
import { appScripts, hold, noScript } from './support/network';

// A browser too old for the app, or one that fails to load it, gets the page without scripts: all
// five screens in a row, with links in place of buttons. Never a blank page or a dead button.

const troubles: Record<string, (page: Page) => Promise<unknown>> = {
  'does not know modules': (page) =>
    alter(page, (html) => html.replace(/<script>\{.*?<\/script>/s, '')),
  // Syntax of the year in which engines learned the last methods the app calls.
  'is older than the app': (page) =>
    alter(page, (html) => html.replace('static {}', 'static is not known here')),
  'does not understand the script': (page) =>
    page.route(appScripts, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let new syntax ??=== {' }),
    ),
  'lacks what the script is built on': (page) =>
    page.addInitScript(() => Object.assign(window, { WeakMap: undefined })),
  'finds no script': (page) => page.route(appScripts, (route) => route.fulfill({ status: 404 })),
  'loses the script on the way': (page) =>
    page.route(appScripts, (route) => route.abort('connectionreset')),
};

/** Serves the page otherwise than built, and without the policy that would not let it stand. */
function alter(page: Page, change: (html: string) => string) {
  return page.route('/', async (route) => {
    const html = await (await route.fetch()).text();
    const body = change(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
    await route.fulfill({ contentType: 'text/html', body });
  });
}

for (const [trouble, arrange] of Object.entries(troubles)) {
  test(`a browser that ${trouble} shows the whole site as one page`, async ({ page, allow }) => {
    allow.push('SyntaxError', 'WeakMap', 'disallowed MIME type', ...noScript);
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
  });
}

/** Presses a button while files are on their way, loses them, and expects to be led all the same. */
async function expectPressToBeHonored(page: Page, lost: RegExp) {
  await page.route(lost, (route) => route.abort('connectionreset'));
  const fail = await hold(page, lost);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: home.hero.contact.label }).first().click();
  fail();
  await expect(page.locator('#contact h1')).toBeInViewport();
}

test('what was pressed before the app turned out not to come is honored', async ({
  page,
  allow,
}) => {
  allow.push(...noScript);
  await expectPressToBeHonored(page, appScripts);
});

test('when the line drops after the page, all of it can be read, and what was pressed is honored', async ({
  page,
  allow,
}) => {
  allow.push(...noScript);
  await expectPressToBeHonored(page, /assets\/.*\.js$|no-script\.css$/);
  for (const { id } of tabs) await expect(page.locator(`#${id} h1`)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
