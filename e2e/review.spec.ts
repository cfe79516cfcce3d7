import { expect, type Page, test } from '@playwright/test';
import { ContactForm } from './support/contact-form';
import { tabs } from './support/content';
import { sendUrl } from './support/network';
import { openSite } from './support/open-site';
import { navigateTo, openPhotoViewer, viewports } from './support/screens';

// Screenshots for `npm run review` (review.mjs), which compares them with those of another commit.

/** Sends a message to which EmailJS answers, and keeps the toast. */
const sent = (status: 200 | 400, body: string) => async (page: Page) => {
  await page.route(sendUrl, (route) => route.fulfill({ status, body }));
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await form.keepOpen(status === 200 ? form.successToast : form.failureToast);
};

const states: Record<string, (page: Page) => Promise<unknown>> = {
  ...Object.fromEntries(tabs.map(({ id }) => [id, (page: Page) => navigateTo(page, id)])),
  menu: (page) => page.locator('header [aria-expanded]').dispatchEvent('click'),
  'photo viewer': openPhotoViewer,
  'invalid form': async (page) => {
    await navigateTo(page, 'contact');
    // Sending would show the browser's own message over the page for a moment.
    await page.locator('form').evaluate((form: HTMLFormElement) => void form.checkValidity());
    await page.locator('form [name]').first().focus();
  },
  success: sent(200, 'OK'),
  failure: sent(400, 'No'),
  print: async (page) => {
    await navigateTo(page, 'tours');
    await page.emulateMedia({ media: 'print' });
  },
  'not found': (page) => page.goto('nowhere'),
};

for (const [size, viewport] of Object.entries(viewports))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });
      for (const [state, arrange] of Object.entries(states))
        test(state, async ({ page }) => {
          test.skip(state === 'menu' && size === 'desktop', 'wide windows have no menu');
          await openSite(page);
          await arrange(page);
          await page.evaluate(async () => {
            const pictures = [...document.images].filter((image) => image.checkVisibility());
            for (const picture of pictures) picture.loading = 'eager';
            await Promise.allSettled(pictures.map((picture) => picture.decode()));
            scrollTo({ top: 0, behavior: 'instant' });
          });
          const name = `${state}-${size}-${colorScheme}.png`;
          await expect(page).toHaveScreenshot(name, { fullPage: true });
        });
    });
