import type { Page } from '@playwright/test';
import { sampleMessage } from '../tests/helpers/sample-message';
import { ensureBrowser } from './support/browser';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { openSite } from './support/open-site';

// In one worker, so that the browser is installed once.
test.describe.configure({ mode: 'default' });

// Playwright disables the back/forward cache by default, and only a full Chromium has one. No other test needs
// a full browser.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(await ensureBrowser('full chromium')),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    // Installing one takes a while.
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'only Chromium has a switch for the back/forward cache',
);

/** Leaves for another page, and returns to this one, which the browser has kept. */
async function leavePageAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.persisted;
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('./icon.svg');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('draft is restored from the back/forward cache and can be sent', async ({ page }) => {
  await openSite(page);
  const form = new ContactForm(page);
  await form.open();
  await form.fill(sampleMessage);
  await leavePageAndReturn(page);
  expect(await form.values()).toEqual(sampleMessage);
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
});
