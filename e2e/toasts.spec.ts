import type { Locator, Page } from '@playwright/test';
import { contact } from '../src/content/contact';
import { shell } from '../src/content/shell';
import { ContactForm } from './support/contact-form';
import { expect, openSiteWithPausedClock, ownPage, test } from './support/fixtures';
import { viewports } from './support/screens';

// The toast that reports the outcome of a message (WCAG 2.2.1, 4.1.3).

const { success, failure } = contact.form;

test.use(ownPage);

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

test('toast closes after 5 seconds, and the inline status stays', async ({ page }) => {
  const { form, toast } = await sendMessage(page);
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  await page.clock.runFor('10:00');
  await expect(form.screen.getByText(success.status)).toBeVisible();
});

test('toast on a phone covers neither the inline status nor the Send button', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  const { form, toast } = await sendMessage(page);
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  const header = await page.getByRole('banner').boundingBox();
  expect(y).toBeGreaterThanOrEqual(header?.height ?? 0);
  for (const other of [form.sendButton, form.screen.getByText(success.status)]) {
    await expect(other).toBeInViewport();
    expect((await other.boundingBox())?.y).toBeGreaterThan(y + height);
  }
});

test('toast stays open while hovered and while the window is blurred', async ({ page }) => {
  const { toast } = await sendMessage(page);
  await toast.hover();
  await page.clock.runFor('01:00');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.clock.runFor('01:00');
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test('F8 focuses the toast, which then stays open; Escape closes it and returns focus to the Send button', async ({
  page,
}) => {
  const { form, toast } = await sendMessage(page);
  await expect(form.sendButton).toBeFocused();
  await page.keyboard.press('F8');
  await page.clock.runFor('01:00');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('region', { name: shell.toasts.region })).toContainText(
    success.title,
  );
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(form.sendButton).toBeFocused();
});

test('toast closes on Escape from any element, which keeps focus', async ({ page }) => {
  const { form, toast } = await sendMessage(page);
  await form.fields.phone_number.focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(form.fields.phone_number).toBeFocused();
});

test('toast closes with Enter on its close button and returns focus to the Send button', async ({
  page,
}) => {
  const { form, toast } = await sendMessage(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: shell.toasts.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(form.sendButton).toBeFocused();
});

test('mouse swipe to the right closes the toast', async ({ page }) => {
  const { toast } = await sendMessage(page);
  const { x, y } = await swipeStart(toast);
  for (const [distance, count] of [
    [-120, 1],
    [49, 1],
    [51, 0],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20 * Math.sign(distance), y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await page.clock.runFor(500);
    await expect(toast, `${distance} px`).toHaveCount(count);
  }
});

test('touch swipe to the right closes the toast', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can dispatch touch events');
  const { toast } = await sendMessage(page);
  const { x, y } = await swipeStart(toast);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }],
    });
  for (const [distance, count] of [
    [49, 1],
    [51, 0],
  ] as const) {
    await touch('touchStart', 0);
    // Radix requires a longer first movement for touch than for a mouse.
    await touch('touchMove', 25);
    await touch('touchMove', distance);
    await touch('touchEnd', distance);
    await page.clock.runFor(500);
    await expect(toast, `${distance} px`).toHaveCount(count);
  }
});

test('each toast is announced once, has its own color, and replaces the previous one', async ({
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
  await page.clock.runFor(100);
  const announcement = page.getByRole('status').filter({ hasText: /./ });
  await expect(announcement).toHaveCount(1);
  await expect(announcement).toHaveText(
    `${shell.toasts.label} ${failure.title} ${failure.description}`,
  );
  await expect(announcement).toHaveAttribute('aria-live', 'assertive');
  await page.clock.runFor(1500);
  await expect(announcement).toHaveCount(0);

  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  await expect(form.failureToast).toHaveCount(0);
  expect(await colorOf(form.successToast)).not.toBe(failureColor);
  await page.clock.runFor(100);
  await expect(announcement).toHaveText(
    `${shell.toasts.label} ${success.title} ${success.description}`,
  );
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
});

async function swipeStart(toast: Locator): Promise<{ x: number; y: number }> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not visible.');
  return { x: box.x + 130, y: box.y + box.height / 2 };
}
