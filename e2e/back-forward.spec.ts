import { sampleMessage } from '../tests/helpers/sample-message';
import { ensureBrowser } from './support/browser';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { openSite } from './support/open-site';

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

test('draft is restored from the back/forward cache and can be sent', async ({ page }) => {
  await openSite(page);
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  const form = new ContactForm(page);
  await form.open();
  await form.fill(sampleMessage);
  await page.goto('./icon.svg');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  expect(await form.values()).toEqual(sampleMessage);
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
});
