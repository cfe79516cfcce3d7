import type { Dialog, Page } from '@playwright/test';
import { http } from 'msw';
import { ContactForm, empty, letter } from './support/contact-form';
import { expect, siteIsReady, test } from './support/fixtures';
import { address, held } from './support/network';

// A browser asks before a page is left only if words would be lost (spec 4).

/** Loads the page anew, whatever the browser asks; what it asked. */
async function leave(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const accept = (dialog: Dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  };
  page.on('dialog', accept);
  await page.reload();
  await siteIsReady(page);
  page.off('dialog', accept);
  return asked;
}

test('leaving is not held up with nothing written, nor once the message is sent', async ({
  site,
}) => {
  const form = new ContactForm(site);
  await form.open();
  await form.fields.from_name.click();
  expect(await leave(site)).toEqual([]);
  await form.open();
  await form.send();
  await expect(form.successToast).toBeVisible();
  expect(await leave(site)).toEqual([]);
});

test('leaving is asked about with unsent words, and while a message is on its way', async ({
  site,
  network,
}) => {
  const answer = held();
  network.use(http.post(address, () => answer.promise));
  const form = new ContactForm(site);
  await form.open();
  await form.fields.message.pressSequentially('Hello');
  expect(await leave(site)).toEqual(['beforeunload']);
  await form.open();
  await form.send();
  await expect(form.sendingButton).toBeDisabled();
  expect(await leave(site)).toEqual(['beforeunload']);
  answer.release();
});

test('coming back, the form never shows one thing and sends another', async ({ site, mailbox }) => {
  const form = new ContactForm(site);
  await form.open();
  await form.fill(letter);
  await leave(site);
  await form.open();
  const shown = await form.words();
  await form.fields.from_name.fill('Zoë');
  if (shown.message === '') return expect(shown).toEqual(empty);
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  expect(mailbox.map(({ template_params }) => template_params)).toEqual([
    { ...shown, from_name: 'Zoë' },
  ]);
});
