import type { Page } from '@playwright/test';
import { sampleMessage } from '../tests/helpers/sample-message';
import { inspectsAll } from './inspector/variants';
import { ContactForm } from './support/contact-form';
import { contact, gallery } from './support/content';
import { expect, test } from './support/fixtures';
import { openSiteWithPausedClock } from './support/open-site';
import { boxOf, menuButton, navigateTo, photoButton } from './support/screens';
import { touch } from './support/touch';

// Controls that are pressed twice, or whose key is held, as by visitors with a tremor. What a first press does to
// the page must not give the second one to something else.

const { list, viewer } = gallery.photos;

/** Places all over the screen. */
const photos = [...list.entries()].filter(([index]) => index % (inspectsAll ? 3 : 5) === 0);

/** The time between a finger that goes down and up again. */
const delay = 80;

/** A visitor who takes time between two presses. Otherwise, the test itself would press too fast. */
const pause = (page: Page) => page.clock.runFor(1000);

test('a photo that is pressed twice opens and stays open', async ({ page }) => {
  await openSiteWithPausedClock(page);
  await navigateTo(page, 'gallery');
  for (const [index, { title }] of photos) {
    await photoButton(page, index).dblclick({ delay });
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await pause(page);
  }
});

test('Enter that is pressed twice opens a photo, and closes it, once', async ({ page }) => {
  await openSiteWithPausedClock(page);
  await navigateTo(page, 'gallery');
  const pressTwice = async () => {
    for (let count = 0; count < 2; count++) await page.keyboard.press('Enter');
    await pause(page);
  };
  await photoButton(page, 0).focus();
  await pressTwice();
  await expect(page.getByRole('dialog', { name: list[0]?.title, exact: true })).toBeVisible();
  for (let count = 0; count < 2; count++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: viewer.close, exact: true })).toBeFocused();
  await pressTwice();
  await expect(photoButton(page, 0)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('tapping the Close button of the viewer twice', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can imitate a touch');
  test.use({ hasTouch: true });

  for (const [width, height, tag] of [
    [768, 1024, []],
    [844, 390, ['@all']],
  ] as [number, number, string[]][])
    test(`only closes the viewer, at ${width} × ${height}`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openSiteWithPausedClock(page);
      await navigateTo(page, 'gallery');
      for (const [index] of photos) {
        await photoButton(page, index).tap();
        await pause(page);
        const close = await boxOf(page.getByRole('button', { name: viewer.close, exact: true }));
        const center = { x: close.x + close.width / 2, y: close.y + close.height / 2 };
        for (let count = 0; count < 2; count++) await touch(page, [center]);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
        await pause(page);
      }
    });
});

for (const [place, focus] of [
  ['in a field', (form: ContactForm) => form.firstInvalid.focus()],
  ['on the Send button', (form: ContactForm) => form.sendButton.focus()],
] as const)
  test(`Enter that is held ${place} sends one message`, async ({ site, mailbox }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.fill(sampleMessage);
    await focus(form);
    await site.keyboard.down('Enter');
    // The key repeats until the message has been sent, and after that.
    await expect(async () => {
      await site.keyboard.down('Enter');
      await expect(form.successToast).toBeVisible({ timeout: 1 });
    }).toPass();
    for (let count = 0; count < 5; count++) await site.keyboard.down('Enter');
    await site.keyboard.up('Enter');
    await expect(form.screen.getByText(contact.form.success.status)).toBeVisible();
    await expect(form.form.locator('[aria-invalid]')).toHaveCount(0);
    expect(mailbox).toHaveLength(1);
  });
