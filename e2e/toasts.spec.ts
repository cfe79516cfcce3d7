import type { Locator, Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { ContactForm } from './support/contact-form';
import { contact, gallery, shell } from './support/content';
import { expect, test } from './support/fixtures';
import { deferred, sendUrl } from './support/network';
import { openSiteWithPausedClock } from './support/open-site';
import { boxOf, inFull, openPhotoViewer, viewports } from './support/screens';
import { liveChatPx } from './support/third-parties/widgets';
import { touch } from './support/touch';

// The toast on the built page: its timer, position, touch, and focus (WCAG 2.2.1, 4.1.3).

const { success } = contact.form;

test.beforeEach(({ page }) => openSiteWithPausedClock(page));

/** Sends a message and waits for its toast, whose 5 seconds then start. */
async function sendMessage(page: Page): Promise<{ form: ContactForm; toast: Locator }> {
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await page.mouse.move(0, 0);
  await expect(form.successToast).toBeVisible();
  return { form, toast: form.successToast };
}

test('toast stays while hovered, closes after 5 seconds, and the inline status stays', async ({
  page,
}) => {
  const { form, toast } = await sendMessage(page);
  await toast.hover();
  await page.clock.runFor('01:00');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  await page.clock.runFor('10:00');
  await expect(form.screen.getByText(success.status)).toBeVisible();
});

test('toast on a phone covers neither the header, the inline status, nor the Send button', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  const { form, toast } = await sendMessage(page);
  const { y, height } = await boxOf(toast);
  const header = page.getByRole('banner');
  expect(y).toBeGreaterThanOrEqual((await boxOf(header)).height);
  for (const other of [form.sendButton, form.screen.getByText(success.status)]) {
    await expect(other).toBeInViewport();
    expect((await boxOf(other)).y).toBeGreaterThan(y + height);
  }
  // A toast is in the top layer, where its `::backdrop` could cover the page. The header has a plain background in this
  // corner.
  const clip = { x: 2, y: 2, width: 8, height: 8 };
  const withToast = await page.screenshot({ clip });
  await page.clock.runFor(6000);
  await expect(toast).toHaveCount(0);
  expect((await page.screenshot({ clip })).equals(withToast)).toBe(true);
});

test('Close button of the toast is in view, and not in the corner of the live chat', async ({
  page,
}) => {
  const { toast } = await sendMessage(page);
  await toast.hover();
  const close = toast.getByRole('button', { name: shell.toasts.close });
  // The last is a zoom of 500% in a small window.
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 568],
    [273, 154],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(close, `${width} × ${height}`).toBeInViewport(inFull);
    await expect(toast.getByText(success.description)).toBeInViewport(inFull);
    const box = await boxOf(close);
    const isInCorner =
      box.x + box.width > width - liveChatPx && box.y + box.height > height - liveChatPx;
    expect(isInCorner, `${width} × ${height}`).toBe(false);
  }
});

test('F8 leads to the toast and Tab to its close button, which returns focus to the Send button', async ({
  page,
}) => {
  const { form, toast } = await sendMessage(page);
  await page.keyboard.press('F8');
  await expect(form.toastRegion.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await page.clock.runFor('01:00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: shell.toasts.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(form.sendButton).toBeFocused();
});

test('toast stays on the right, beside the chat button, when a translator makes the page right-to-left', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const { toast } = await sendMessage(page);
  const { x, width } = await boxOf(toast);
  expect(x).toBeGreaterThan(viewports.desktop.width / 2);
  expect(x + width).toBeLessThanOrEqual(viewports.desktop.width - liveChatPx);
});

test('toast is in view on a scrolled page to which an extension applies a filter', {
  tag: '@all',
}, async ({ page }) => {
  const { form, toast } = await sendMessage(page);
  await page.evaluate(() => {
    // Whatever is fixed in a filtered element scrolls with it.
    document.body.style.filter = 'invert(1)';
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(form.sendButton).not.toBeInViewport();
  await expect(toast).toBeInViewport(inFull);
});

test.describe('by touch', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can imitate a touch');

  /** Moves a finger to the right over the toast. Radix requires a longer first movement than for a mouse. */
  async function swipe(page: Page, toast: Locator, distance = 60, end?: 'touchCancel') {
    const box = await boxOf(toast);
    const y = box.y + box.height / 2;
    const points = [0, 25, distance].map((moved) => ({ x: box.x + 130 + moved, y }));
    await touch(page, points, end);
  }

  test('swipe to the right closes the toast', async ({ page }) => {
    const { toast } = await sendMessage(page);
    await swipe(page, toast);
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });

  test('swipe that the browser takes over puts the toast back, and its buttons still act', async ({
    page,
  }) => {
    const { toast } = await sendMessage(page);
    const before = await boxOf(toast);
    await swipe(page, toast, 60, 'touchCancel');
    await page.clock.runFor(500);
    await expect.poll(() => boxOf(toast)).toEqual(before);

    // What is left of a swipe would close the toast when it is tapped.
    await touch(page, [{ x: before.x + 130, y: before.y + 20 }]);
    await page.clock.runFor(500);
    await expect(toast).toBeVisible();
    const close = await boxOf(toast.getByRole('button', { name: shell.toasts.close }));
    await touch(page, [{ x: close.x + 20, y: close.y + 20 }]);
    await expect(toast).toHaveCount(0);
  });

  test('with reduced motion, the toast returns without a transition after a swipe that is too short', {
    tag: '@all',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { toast } = await sendMessage(page);
    await swipe(page, toast, 30);
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toHaveCSS('transition-property', 'none');
  });
});

test('toast that arrives while a photo is enlarged shows in front of it', async ({
  page,
  network,
  allowedErrors,
}) => {
  allowedErrors.push('Failed to load resource');
  const { promise, resolve } = deferred();
  network.use(
    http.post(sendUrl, async () => {
      await promise;
      return new HttpResponse('No', { status: 400 });
    }),
  );
  await page.setViewportSize(viewports.phone);
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await openPhotoViewer(page);
  const viewer = page.getByRole('dialog');
  resolve();
  const toast = form.failureToast;
  // In the dialog, because everything else is inert, and so is what screen readers would say of it.
  await expect(viewer.locator(toast)).toBeInViewport(inFull);
  await page.clock.runFor(100);
  await expect(viewer.getByRole('status').filter({ hasText: shell.toasts.label })).toBeAttached();
  const close = toast.getByRole('button', { name: shell.toasts.close });
  await close.click({ trial: true });
  for (const button of await viewer.getByRole('button').all()) await button.click({ trial: true });

  // When the dialog closes, the toast stays on the page for what is left of its 5 seconds.
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  await viewer.getByRole('button', { name: gallery.photos.viewer.close }).click();
  await expect(viewer).toHaveCount(0);
  await expect(toast).toBeInViewport(inFull);
  await close.click({ trial: true });
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
});

test('Escape closes a toast in front of a photo, and then the photo', async ({ page }) => {
  const { toast } = await sendMessage(page);
  await openPhotoViewer(page);
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator(toast)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('success and failure toasts have different colors', async ({
  page,
  network,
  allowedErrors,
}) => {
  const form = new ContactForm(page);
  await form.sendAndFail({ network, allowedErrors });
  await expect(form.failureToast).toBeVisible();
  const colorOf = (toast: Locator) =>
    toast.evaluate((element) => getComputedStyle(element).backgroundColor);
  const failureColor = await colorOf(form.failureToast);
  await form.sendAgain();
  await expect(form.successToast).toBeVisible();
  expect(await colorOf(form.successToast)).not.toBe(failureColor);
});
