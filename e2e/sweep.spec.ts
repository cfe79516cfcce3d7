import type { Locator } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { contact } from '../src/content/contact';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { scriptLoadErrors } from './support/browser-errors';
import { matchesMedia } from './support/capabilities';
import { ContactForm } from './support/contact-form';
import { expect, openSite, test } from './support/fixtures';
import { appScripts, deferred, sendUrl } from './support/network';
import { navigateTo } from './support/screens';
import { withStyles } from './support/screenshot';
import { look, resize, type SizeName, sizes, sweep } from './support/sweep';
import { typographyProblems } from './support/typography';

// Every control and every text of the page, in each of its renderings, states, and preferences, and
// in small and large windows: contrast, focus indicators, target sizes, and nothing that is cut off,
// covered, squeezed, or outside the window
// (WCAG 1.4.4, 1.4.6, 1.4.8, 1.4.10 to 1.4.12, 2.4.7, 2.4.13, 2.5.5).

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The names on the map stay as they are: in Chromium, wider letters would cut one of them off.
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }
svg, svg * { letter-spacing: normal !important; word-spacing: normal !important; }`;

const smallSizes: SizeName[] = ['small phone', '400 % zoom', 'phone on its side'];
const otherSizes: SizeName[] = [...smallSizes, '200 % zoom', 'tablet', 'wide screen'];

for (const { id, label } of tabs)
  test(`${label} screen`, async ({ site }) => {
    await navigateTo(site, id);
    await sweep(site, label, { layoutIn: otherSizes });
    for (const size of ['phone', 'desktop', 'wide screen'] as const) {
      await resize(site, size);
      expect.soft(await typographyProblems(site), `${label}, ${size}`).toEqual([]);
      const where = `${label}, ${size}, wider text spacing`;
      await withStyles(site, textSpacing, () => look(site, where, { layout: true }));
    }
  });

test('text over pictures in windows of every width', async ({ site }) => {
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    for (const width of [761, 900, 1100, 1920]) {
      await site.setViewportSize({ width, height: 1000 });
      await look(site, `${label}, ${width} px wide`, { overPictures: true });
    }
  }
});

test('default font size of 32 px', async ({ page: site, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can set the default font size');
  await openSite(site);
  const session = await site.context().newCDPSession(site);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(site.locator('html')).toHaveCSS('font-size', '32px');
  for (const size of ['desktop', 'phone', 'small phone'] as const) {
    await resize(site, size);
    for (const { id, label } of tabs) {
      await navigateTo(site, id);
      await look(site, `${label}, ${size}, 32 px`, { layout: true });
    }
  }
  await site.getByRole('button', { name: shell.menu }).click();
  await look(site, 'menu, 32 px', { layout: true });
  await site.keyboard.press('Escape');
  const form = new ContactForm(site);
  await form.open();
  await form.send();
  await expectLasting(form.successToast);
  await expect(form.successToast).toBeInViewport({ ratio: 0.99 });
  // Beside its button, the words of the toast would break.
  await resize(site, 'phone');
  const title = form.successToast.getByText(contact.form.success.title);
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  await expect
    .poll(async () => (await widthOf(title)) / (await widthOf(form.successToast)))
    .toBeGreaterThan(0.75);
  // In a small window, so large a toast covers most of the page for its five seconds.
  await resize(site, 'wide screen');
  await look(site, 'toast, 32 px', { layout: true });
});

test('open menu', async ({ site }) => {
  await resize(site, 'phone');
  await site.getByRole('button', { name: shell.menu }).click();
  await sweep(site, 'menu', { in: ['phone'], layoutIn: [...smallSizes, 'tablet'] });
});

test('open photo viewer', async ({ site }) => {
  await navigateTo(site, 'gallery');
  await site.getByRole('main').getByRole('button').first().click();
  await expect(site.getByRole('dialog')).toBeVisible();
  await sweep(site, 'photo viewer', { layoutIn: smallSizes });
});

test('form while it is invalid, while it sends, and after failure and success', async ({
  site,
  network,
  allowedErrors,
}) => {
  allowedErrors.push('Failed to load resource');
  const response = deferred();
  network.use(
    http.post(sendUrl, () => new HttpResponse('No', { status: 500 }), { once: true }),
    http.post(sendUrl, () => response.promise, { once: true }),
  );
  const form = new ContactForm(site);
  await form.open();
  await form.sendButton.click();
  await expect(form.fields.from_name).toBeFocused();
  await sweep(site, 'invalid form', { in: ['phone'], layoutIn: ['desktop', 'small phone'] });

  await form.send();
  await expectLasting(form.failureToast);
  await sweep(site, 'failure', { in: ['desktop'], layoutIn: ['phone', 'small phone'] });
  await form.sendButton.click();
  await expect(form.sendingButton).toBeDisabled();
  await sweep(site, 'sending', { in: ['phone'] });

  response.resolve();
  await expectLasting(form.successToast);
  await sweep(site, 'success', { in: ['phone'], layoutIn: ['desktop', 'small phone'] });
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    await sweep(site, `toast on ${label}`, { in: [], layoutIn: ['desktop', 'phone'] });
  }
});

/** A toast stays while the window is blurred, if it was focused when the toast opened. */
async function expectLasting(toast: Locator) {
  await expect(toast).toBeVisible();
  await toast.page().evaluate(() => {
    for (const type of ['focus', 'blur']) window.dispatchEvent(new Event(type));
  });
}

test.describe('scripts disabled', () => {
  test.use({ javaScriptEnabled: false });

  // The next test inspects the same page in every preference and state.
  test('no-script page', async ({ page }) => {
    await page.goto('/');
    for (const size of ['desktop', 'phone', 'small phone'] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(sizes[size]);
        await page.emulateMedia({ colorScheme });
        await look(page, `no-script page, ${size}, ${colorScheme}`, { layout: true });
      }
  });
});

test('page whose app fails to load', async ({ page, allowedErrors }) => {
  allowedErrors.push(...scriptLoadErrors);
  await page.route(appScripts, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await sweep(page, 'failed start', { in: ['phone'], layoutIn: ['small phone', 'desktop'] });
});

test('page for an address that does not exist', async ({ page, allowedErrors }) => {
  allowedErrors.push('the server responded with a status of 404');
  await page.goto('/nowhere');
  await sweep(page, '404', { in: ['phone'], layoutIn: ['desktop', 'small phone'] });
});

test('screen that failed to render', async ({ page, allowedErrors }) => {
  allowedErrors.push('expected test error');
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('reduced-motion')) throw new Error('expected test error');
      return matchMedia.call(window, query);
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.screenError.title);
  await sweep(page, 'failed screen', { in: ['phone'], layoutIn: ['desktop', 'small phone'] });
});

test('printed page', async ({ site }) => {
  // The width between the margins of a sheet of A4.
  await site.setViewportSize({ width: 665, height: 950 });
  await site.emulateMedia({ media: 'print' });
  test.skip(!(await matchesMedia(site, 'print')), 'this browser does not emulate print');
  for (const { id, label } of tabs) {
    await navigateTo(site, id);
    for (const colorScheme of ['light', 'dark'] as const) {
      await site.emulateMedia({ media: 'print', colorScheme });
      await look(site, `${label} on paper, ${colorScheme}`, { layout: true, isPaper: true });
    }
  }
});
