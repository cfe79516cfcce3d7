import { http } from 'msw';
import { findBrowser } from '../src/build/tools/browser.mjs';
import { collectBrowserErrors } from './support/browser-errors';
import { ContactForm, sampleValues } from './support/contact-form';
import { test as base, expect, openSite, ownPage, waitForHydration } from './support/fixtures';
import { sendUrl } from './support/network';

// Playwright disables the back/forward cache by default, and only a full Chromium has one.
const test = base.extend({
  context: async ({ playwright, launchOptions, baseURL, noBrowserErrors }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      channel: 'chromium',
      ...findBrowser('chrome'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL });
    const errors = await collectBrowserErrors(context, baseURL ?? '');
    await noBrowserErrors(errors, () => use(context));
    await browser.close();
  },
});

test.use(ownPage);

test.beforeEach(({ browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium has a switch for the back/forward cache');
});

test('draft is restored from the back/forward cache and can be sent', async ({
  page,
  baseURL,
  allowedErrors,
}) => {
  // For a bare SVG document, the browser requests the default icon.
  allowedErrors.push('favicon.ico');
  await openSite(page);
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  const form = new ContactForm(page);
  await form.open();
  await form.fill(sampleValues);
  await page.goto(`${baseURL}/icon.svg`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  expect(await form.values()).toEqual(sampleValues);
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
});

test('message in flight has one outcome after leaving the page and coming back', async ({
  page,
  baseURL,
  network,
  allowedErrors,
}) => {
  allowedErrors.push('Failed to load resource');
  network.use(http.post(sendUrl, () => new Promise(() => {}), { once: true }));
  await page.clock.install();
  await openSite(page);
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.sendingButton).toBeDisabled();
  await page.goto(`${baseURL}/icon.svg`);
  await page.goBack({ waitUntil: 'commit' });
  await waitForHydration(page);
  // A cached page is still sending; a reloaded page has an empty form.
  await form.open();
  if (await form.sendingButton.isVisible()) {
    await page.clock.runFor('00:31');
    await expect(form.failureToast).toHaveCount(1);
    await expect(form.successToast).toHaveCount(0);
  }
  await expect(form.sendButton).toBeEnabled();
  await form.send();
  await expect(form.successToast).toBeVisible();
});
