import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpResponse, http, passthrough } from 'msw';
import { type EmailMessage, sendPath } from '../src/build/emailjs';
import { ContactForm, type Letter, letter } from './contact-form';
import { expect, openSite, test } from './fixtures';

// The main job of the site: what a visitor writes reaches the company (spec 3, 4, 5, 7, 8).

const address = `*${sendPath}`;
const empty: Letter = { from_name: '', from_email: '', phone_number: '', message: '' };

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

  test('is sent once, however hurriedly the visitor presses', async ({
    site,
    mailbox,
    network,
  }) => {
    const answer = held();
    network.use(http.post(address, () => answer.promise));
    const form = new ContactForm(site);
    await form.open();
    await form.fill(letter);
    const sent: string[] = [];
    site.on('request', (request) => {
      if (request.url().endsWith(sendPath)) sent.push(request.url());
    });

    await form.sendButton.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.form?.requestSubmit();
      button.click();
    });
    await expect(form.sendingButton).toBeDisabled();
    await form.fields.from_name.press('Enter');
    answer.release();

    await expect(form.successToast).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(mailbox).toHaveLength(1);
  });
});

test.describe('while a message is on its way', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openSite(page);
  });

  test('the button says so, and no outcome is shown before there is one', async ({
    page,
    mailbox,
    network,
  }) => {
    const answer = held();
    network.use(http.post(address, () => answer.promise));
    const form = new ContactForm(page);
    await form.open();
    await form.send();

    await expect(form.sendingButton).toBeDisabled();
    await page.clock.runFor('00:25');
    await expect(form.sendingButton).toBeDisabled();
    await expect(form.successToast).toHaveCount(0);
    await expect(form.failureToast).toHaveCount(0);
    expect(await form.words()).toEqual(letter);

    answer.release();
    await expect(form.successToast).toBeVisible();
    await expect(form.sendButton).toBeEnabled();
    expect(mailbox).toHaveLength(1);
  });

  test('an answer that never comes is a failure in the end', async ({ page, mailbox, network }) => {
    const answer = held();
    network.use(http.post(address, () => answer.promise, { once: true }));
    const form = new ContactForm(page);
    await form.open();
    await form.send();
    await expect(form.sendingButton).toBeDisabled();

    await page.clock.runFor('00:31');
    await expect(form.failureToast).toContainText('Please try again or call us directly.');
    expect(await form.words()).toEqual(letter);

    await form.sendButton.click();
    await expect(form.successToast).toBeVisible();
    expect(await form.words()).toEqual(empty);
    expect(mailbox).toHaveLength(1);
    answer.release();
  });
});

test.describe('a message that cannot be sent', () => {
  const failures = [
    { name: 'the service refuses it', answer: () => HttpResponse.text('No', { status: 400 }) },
    { name: 'too many were sent', answer: () => HttpResponse.text('Slow', { status: 429 }) },
    { name: 'the service is broken', answer: () => HttpResponse.text('Sorry', { status: 500 }) },
    { name: 'the network is lost', answer: () => HttpResponse.error() },
  ];

  for (const { name, answer } of failures) {
    test(`is kept in the form and can be sent again: ${name}`, async ({
      site,
      mailbox,
      network,
      allow,
    }) => {
      allow.push('Failed to load resource');
      network.use(http.post(address, answer, { once: true }));
      const form = new ContactForm(site);
      await form.open();
      await form.send();

      await expect(form.failureToast).toContainText('Please try again or call us directly.');
      await expect(form.successToast).toHaveCount(0);
      expect(await form.words()).toEqual(letter);
      expect(mailbox).toEqual([]);

      await form.sendButton.click();
      await expect(form.successToast).toBeVisible();
      await expect(form.failureToast).toHaveCount(0);
      expect(mailbox.map(({ template_params }) => template_params)).toEqual([letter]);
    });
  }
});

test.describe('a form that is not filled in', () => {
  const gaps: [keyof Letter, string, string][] = [
    ['from_name', '', 'no name'],
    ['from_email', '', 'no email'],
    ['from_email', 'not an address', 'something other than an email address'],
    ['message', '', 'no message'],
  ];

  for (const [field, value, name] of gaps) {
    test(`is not sent, and the visitor is led to the gap: ${name}`, async ({ site, mailbox }) => {
      const form = new ContactForm(site);
      await form.open();
      await form.send({ ...letter, [field]: value });

      await expect(form.fields[field]).toBeFocused();
      expect(
        await form.fields[field].evaluate((input: HTMLInputElement) => input.checkValidity()),
      ).toBe(false);
      await expect(form.sendingButton).toHaveCount(0);

      // The next message arriving alone shows that the first was never on its way.
      await form.send();
      await expect(form.successToast).toBeVisible();
      expect(mailbox).toHaveLength(1);
    });
  }
});

/** An answer that does not come before it is released. */
function held() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

/** The messages from someone which the preview server's mailbox has kept. */
async function keptFrom(name: string): Promise<EmailMessage[]> {
  const folder = 'reports/e2e/mailbox';
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts
    .map((text) => JSON.parse(text) as EmailMessage)
    .filter(({ template_params }) => template_params.from_name === name);
}
