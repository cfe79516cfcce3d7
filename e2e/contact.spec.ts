import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { http, passthrough } from 'msw';
import type { EmailMessage } from '../src/build/mocks/emailjs-handlers';
import { ContactForm, empty, type Letter, letter } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { address } from './support/network';

// The main job of the site: what a visitor writes reaches the company (spec 3, 4, 5, 7, 8).

test.describe('a message that is sent', () => {
  test('travels word for word, and the form is empty again', async ({ site, mailbox }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.send();

    await expect(form.successToast).toContainText("We'll get back to you within 2 hours!");
    expect(mailbox).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'local-public-key',
        service_id: 'local-service',
        template_id: 'local-template',
        template_params: letter,
      },
    ]);
    expect(await form.words()).toEqual(empty);
    await expect(form.sendButton).toBeEnabled();
    await expect(form.failureToast).toHaveCount(0);
  });

  test('is kept word for word by the local mailbox', async ({ site, network }, { testId }) => {
    network.use(http.post(address, () => passthrough()));
    const words = { ...letter, from_name: `${letter.from_name} ${testId}` };
    const form = new ContactForm(site);
    await form.open();
    await form.send(words);

    await expect(form.successToast).toBeVisible();
    const kept = await keptFrom(words.from_name);
    expect(kept.map(({ template_params }) => template_params)).toContainEqual(words);
  });
});

test('an unfinished form leads to each gap and is sent once it has a name, an email and a message', async ({
  site,
  mailbox,
}) => {
  const gaps: [keyof Letter, string][] = [
    ['from_name', 'Ada'],
    ['from_email', 'ada'],
    // Not an address yet.
    ['from_email', '@example.com'],
    ['message', 'Hello'],
  ];
  const form = new ContactForm(site);
  await form.open();
  for (const [name, missing] of gaps) {
    await form.sendButton.click();
    await expect(form.fields[name]).toBeFocused();
    await expect(form.fields[name]).toHaveJSProperty('validity.valid', false);
    await expect(form.sendingButton).toHaveCount(0);
    await site.keyboard.type(missing);
  }
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  expect(mailbox.map(({ template_params }) => template_params)).toEqual([
    { from_name: 'Ada', from_email: 'ada@example.com', phone_number: '', message: 'Hello' },
  ]);
});

/** The messages from someone which the preview server's mailbox has kept. */
async function keptFrom(name: string): Promise<EmailMessage[]> {
  const folder = 'reports/e2e/mailbox';
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts
    .map((text) => JSON.parse(text) as EmailMessage)
    .filter(({ template_params }) => template_params.from_name === name);
}
