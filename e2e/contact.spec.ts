import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { http, passthrough } from 'msw';
import type { EmailMessage } from '../src/build/emailjs';
import { address } from './answers';
import { ContactForm, empty, type Letter, letter } from './contact-form';
import { expect, test } from './fixtures';

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

  test('may leave out the phone number', async ({ site, mailbox }) => {
    const form = new ContactForm(site);
    await form.open();
    await form.send({ ...letter, phone_number: '' });

    await expect(form.successToast).toBeVisible();
    expect(mailbox.map(({ template_params }) => template_params.phone_number)).toEqual(['']);
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

test('a form that is not filled in is not sent, and the visitor is led to the gap', async ({
  site,
  mailbox,
}) => {
  const gaps: [keyof Letter, string][] = [
    ['from_name', ''],
    ['from_email', ''],
    ['from_email', 'not an address'],
    ['message', ''],
  ];
  const form = new ContactForm(site);
  await form.open();
  for (const [field, value] of gaps) {
    await test.step(`${field} "${value}"`, async () => {
      await form.send({ ...letter, [field]: value });
      await expect(form.fields[field]).toBeFocused();
      expect(
        await form.fields[field].evaluate((input: HTMLInputElement) => input.checkValidity()),
      ).toBe(false);
      await expect(form.sendingButton).toHaveCount(0);
    });
  }
  // The next message arriving alone shows that the others were never on their way.
  await form.send();
  await expect(form.successToast).toBeVisible();
  expect(mailbox).toHaveLength(1);
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
