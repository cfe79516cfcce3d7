import type { Locator, Page } from '@playwright/test';
import { contact } from '../src/content/contact';
import { shell } from '../src/content/shell';
import { openSiteStandingStill } from './support/clock';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { sizes } from './support/screens';

// What became of a message, in a corner of the window for 5 seconds (spec 4, 8, 9; WCAG 2.2.1).

const { success, failure } = contact.form;

test.beforeEach(({ page }) => openSiteStandingStill(page));

/** Sends a message and waits for its toast, which begins its 5 seconds then. */
async function sent(page: Page): Promise<{ form: ContactForm; toast: Locator }> {
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await page.mouse.move(0, 0);
  await expect(form.successToast).toBeVisible();
  return { form, toast: form.successToast };
}

test('a toast stays for 5 seconds and goes by itself', async ({ page }) => {
  const { toast } = await sent(page);
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('the outcome also stands by the form, and stays', async ({ page }) => {
  const { form } = await sent(page);
  await page.clock.runFor('10:00');
  const lasting = form.screen.getByText(success.description);
  await expect(lasting).toContainText(success.title);
  await expect(lasting).toBeVisible();
});

test('on a phone it does not lie on the lasting words, nor on the button', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const { form, toast } = await sent(page);
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  const header = await page.getByRole('banner').boundingBox();
  expect(y).toBeGreaterThanOrEqual(header?.height ?? 0);
  for (const other of [form.sendButton, form.screen.getByText(success.description)]) {
    await expect(other).toBeInViewport();
    expect((await other.boundingBox())?.y).toBeGreaterThan(y + height);
  }
});

test('the pointer over a toast holds it', async ({ page }) => {
  const { toast } = await sent(page);
  await toast.hover();
  await page.clock.runFor('01:00');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test('F8 leads to it, the focus holds it, Escape closes it and leads back', async ({ page }) => {
  const { form, toast } = await sent(page);
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

test('Escape closes it wherever the focus is, and leaves the focus there', async ({ page }) => {
  const { form, toast } = await sent(page);
  await form.fields.phone_number.focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(form.fields.phone_number).toBeFocused();
});

test('its button closes it by keyboard, and the focus comes back', async ({ page }) => {
  const { form, toast } = await sent(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: shell.toasts.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(form.sendButton).toBeFocused();
});

test('while the window is not in front, it waits', async ({ page }) => {
  const { toast } = await sent(page);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.clock.runFor('01:00');
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

for (const [distance, isClosed] of [
  [49, false],
  [51, true],
] as const) {
  const outcome = isClosed ? 'closes it' : 'is not enough';

  test(`a swipe of ${distance} px to the right by mouse ${outcome}`, async ({ page }) => {
    const { toast } = await sent(page);
    const { x, y } = await startOf(toast);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(isClosed ? 0 : 1);
  });

  test(`a swipe of ${distance} px to the right by finger ${outcome}`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium is told where a finger goes.');
    const { toast } = await sent(page);
    const { x, y } = await startOf(toast);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }],
      });
    await touch('touchStart', 0);
    // A finger is taken for a swipe after it has moved further than a mouse.
    await touch('touchMove', 25);
    await touch('touchMove', distance);
    await touch('touchEnd', distance);
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(isClosed ? 0 : 1);
  });
}

test('a swipe to the left does not close it', async ({ page }) => {
  const { toast } = await sent(page);
  const { x, y } = await startOf(toast);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y);
  await page.mouse.move(x - 120, y);
  await page.mouse.up();
  await page.clock.runFor(500);
  await expect(toast).toBeVisible();
});

test('each outcome is spoken once, has its color, and takes the place of the earlier', async ({
  page,
  network,
  allow,
}) => {
  const form = new ContactForm(page);
  await form.failOnce({ network, allow });
  await expect(form.failureToast).toBeVisible();
  const colorOf = (toast: Locator) =>
    toast.evaluate((element) => getComputedStyle(element).backgroundColor);
  const failureColor = await colorOf(form.failureToast);
  await page.clock.runFor(100);
  const spoken = page.getByRole('status').filter({ hasText: /./ });
  await expect(spoken).toHaveCount(1);
  await expect(spoken).toHaveText(`${shell.toasts.label} ${failure.title} ${failure.description}`);
  await expect(spoken).toHaveAttribute('aria-live', 'assertive');
  await page.clock.runFor(1500);
  await expect(spoken).toHaveCount(0);

  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  await expect(form.failureToast).toHaveCount(0);
  expect(await colorOf(form.successToast)).not.toBe(failureColor);
  await page.clock.runFor(100);
  await expect(spoken).toHaveText(`${shell.toasts.label} ${success.title} ${success.description}`);
  await expect(spoken).toHaveAttribute('aria-live', 'polite');
});

async function startOf(toast: Locator): Promise<{ x: number; y: number }> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  return { x: box.x + 130, y: box.y + box.height / 2 };
}
