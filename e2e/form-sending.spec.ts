import type { Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { ContactForm, empty, letter } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { address, held, postsFrom, toasts, toldOnce } from './support/network';
import { show } from './support/screens';

// What a visitor may do while a message is on its way: it is sent once, and the outcome is told
// once, where they are by then.

let answer: ReturnType<typeof held>;
let posts: string[];
let form: ContactForm;

test.beforeEach(async ({ site, network }) => {
  answer = held();
  network.use(http.post(address, () => answer.promise));
  posts = postsFrom(site);
  form = new ContactForm(site);
  await form.open();
  await form.fill(letter);
});

/** Lets the answer come, which is a success. */
async function arrives(page: Page): Promise<void> {
  answer.release();
  await expect(form.successToast).toBeVisible();
  await toldOnce(page);
  expect(posts).toHaveLength(1);
}

test('however hurriedly the visitor submits, it is sent once', async ({ site, mailbox }) => {
  await form.sendButton.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
    button.form?.requestSubmit();
  });
  await form.fields.from_name.focus();
  for (let time = 0; time < 20; time += 1) await site.keyboard.down('Enter');
  await site.keyboard.up('Enter');
  await expect(form.sendingButton).toBeDisabled();
  await form.sendingButton.dispatchEvent('click');
  await arrives(site);
  expect(await form.words()).toEqual(empty);
  expect(mailbox).toHaveLength(1);
});

test('Enter held down from the start sends it once', async ({ site }) => {
  await form.fields.from_name.focus();
  for (let time = 0; time < 20; time += 1) await site.keyboard.down('Enter');
  await site.keyboard.up('Enter');
  await expect(form.sendingButton).toBeDisabled();
  await arrives(site);
});

test('the visitor may be gone from the screen: the answer is told where they are', async ({
  site,
}) => {
  await form.sendButton.click();
  await show(site, 'gallery');
  await arrives(site);
  await expect(site.locator('#gallery h1')).toBeFocused();
  await show(site, 'contact');
  expect(await form.words()).toEqual(empty);
  await expect(form.sendButton).toBeEnabled();
});

for (const first of ['send', 'leave'] as const) {
  test(`sending and leaving in one tick, ${first} first, sends it once`, async ({ site }) => {
    await form.sendButton.evaluate((button: HTMLButtonElement, sendFirst) => {
      const leave = () => window.dispatchEvent(new CustomEvent('navigate', { detail: 'tours' }));
      if (!sendFirst) leave();
      button.click();
      if (sendFirst) leave();
    }, first === 'send');
    await expect(site.locator('#tours h1')).toBeVisible();
    await arrives(site);
  });
}

test('the page may be hidden: the answer is told when the visitor is back', async ({ site }) => {
  await form.sendButton.click();
  await setVisibility(site, 'hidden');
  answer.release();
  await expect(form.sendButton).toBeAttached();
  await expect(toasts(site)).toHaveCount(0);
  await setVisibility(site, 'visible');
  await arrives(site);
});

test('words written meanwhile are kept', async ({ site }) => {
  await form.sendButton.click();
  await expect(form.sendingButton).toBeDisabled();
  await form.fields.message.pressSequentially('One more thing');
  await arrives(site);
  expect(await form.words()).toEqual({ ...letter, message: `${letter.message}One more thing` });
});

test('a toast that is being swiped gives way to the next', async ({ site, network, allow }) => {
  allow.push('Failed to load resource');
  network.use(http.post(address, () => HttpResponse.error(), { once: true }));
  await form.sendButton.click();
  await expect(form.failureToast).toBeVisible();
  const box = await form.failureToast.boundingBox();
  await form.sendButton.press('Enter');
  await site.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await site.mouse.down();
  await site.mouse.move((box?.x ?? 0) + 45, (box?.y ?? 0) + 20, { steps: 3 });
  answer.release();
  await expect(form.successToast).toBeVisible();
  await toldOnce(site);
  await site.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20, { steps: 3 });
  await site.mouse.up();
  expect(await toasts(site).count()).toBeLessThanOrEqual(1);
  await site.keyboard.press('Escape');
  await expect(toasts(site)).toHaveCount(0);
});

function setVisibility(page: Page, state: DocumentVisibilityState) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(value === 'hidden' ? 'blur' : 'focus'));
  }, state);
}
