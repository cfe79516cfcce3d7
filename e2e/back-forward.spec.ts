import { http } from 'msw';
import { sendPath } from '../src/build/mocks/emailjs-handlers';
import { ContactForm, letter } from './support/contact-form';
import { expect, openSite, siteIsReady, test } from './support/fixtures';

// A browser may put the whole page aside when a visitor leaves, and bring it back as it was.
// Playwright switches that off, so it is switched on again here.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test.beforeEach(({ browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium is told how to by a switch.');
});

test('a draft is still there after going away and back', async ({ page, baseURL, allow }) => {
  // A picture that is opened by itself names no icon, so the browser looks for one.
  allow.push('favicon.ico');
  await openSite(page);
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.broughtBack = String(persisted);
    }),
  );
  const form = new ContactForm(page);
  await form.open();
  await form.fill(letter);
  await page.goto(`${baseURL}/icon.svg`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-brought-back', 'true');
  expect(await form.words()).toEqual(letter);
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
});

test('a message on its way when the visitor goes away has one outcome when they are back', async ({
  page,
  baseURL,
  network,
  allow,
}) => {
  allow.push('Failed to load resource');
  network.use(http.post(`*${sendPath}`, () => new Promise(() => {}), { once: true }));
  await page.clock.install();
  await openSite(page);
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.sendingButton).toBeDisabled();
  await page.goto(`${baseURL}/icon.svg`);
  await page.goBack({ waitUntil: 'commit' });
  await siteIsReady(page);
  // Brought back, the form still has the words; loaded anew, it is empty and ready.
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
