import { http } from 'msw';
import { sendPath } from '../src/build/mocks/emailjs-handlers';
import {
  emptyMessage,
  messageOf,
  requiredFields,
  sampleMessage,
} from '../tests/helpers/sample-message';
import { ContactForm } from './support/contact-form';
import { contact } from './support/content';
import { expect, test } from './support/fixtures';
import { deferred, recordRequests, sendUrl } from './support/network';
import { openSiteWithPausedClock, waitForHydration } from './support/open-site';
import { boxOf, inFull, navigateTo, viewports } from './support/screens';

// The form with the browser's own validation and requests. The responses of EmailJS, one by one, are in
// tests/services/sendMessage.test.ts.

test('message is posted unchanged, and the form is cleared', async ({ site, mailbox }) => {
  const form = new ContactForm(site);
  await form.open();
  await form.send();
  await expect(form.successToast).toContainText(contact.form.success.description);
  expect(mailbox).toEqual([
    {
      lib_version: expect.any(String),
      user_id: 'local-public-key',
      service_id: 'local-service',
      template_id: 'local-template',
      template_params: sampleMessage,
    },
  ]);
  expect(await form.values()).toEqual(emptyMessage);
  await expect(form.sendButton).toBeEnabled();
});

test('incomplete form focuses the first invalid field, and is sent once all are valid', async ({
  site,
  mailbox,
}) => {
  const form = new ContactForm(site);
  await form.open();
  for (const name of requiredFields) {
    await form.sendButton.click();
    await expect(form.fields[name]).toBeFocused();
    if (name === 'from_email') {
      await site.keyboard.type('ada');
      await form.sendButton.click();
      await expect(form.fields[name]).toBeFocused();
    }
    await expect(form.fields[name]).toHaveJSProperty('validity.valid', false);
    await form.fields[name].fill(sampleMessage[name]);
  }
  expect(mailbox).toEqual([]);
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  expect(mailbox.map(({ template_params }) => template_params)).toEqual([
    messageOf(({ parameter, required }) => (required ? sampleMessage[parameter] : '')),
  ]);
});

test('press of the button is not lost when the next message of a field is longer', async ({
  site,
}) => {
  await site.setViewportSize(viewports.phone);
  const form = new ContactForm(site);
  await form.open();
  for (const name of requiredFields.filter((one) => one !== 'from_email'))
    await form.fields[name].fill(sampleMessage[name]);
  await form.sendButton.click();
  await expect(form.fields.from_email).toBeFocused();
  await site.keyboard.type('ada');
  await form.sendButton.click();
  await expect(form.fields.from_email).toBeFocused();
});

test('invalid submission brings the first invalid field into view together with its label', async ({
  site,
}) => {
  for (const height of [612, 420]) {
    await site.setViewportSize({ width: 390, height });
    const form = new ContactForm(site);
    await form.open();
    await form.sendButton.focus();
    await site.keyboard.press('Enter');
    const field = form.firstInvalid;
    await expect(field).toBeFocused();
    const header = await boxOf(site.getByRole('banner'));
    const id = await field.getAttribute('id');
    const label = await boxOf(form.form.locator(`label[for="${id}"]`));
    expect(label.y, `${height} px`).toBeGreaterThanOrEqual(header.height);
    await expect(field).toBeInViewport(inFull);
  }
});

test('offline: one failure toast, the values are kept, and a retry succeeds', async ({
  site,
  mailbox,
  allowedErrors,
}) => {
  allowedErrors.push('Failed to load resource');
  const form = new ContactForm(site);
  await form.open();
  // The mock would answer without a network.
  await site.route(sendUrl, (route) => route.continue());
  await site.context().setOffline(true);
  // The form reads `navigator.onLine`, which may change a moment after `setOffline` resolves.
  await site.waitForFunction(() => !navigator.onLine);
  await form.send();
  await expect(form.failureToast).toBeVisible();
  await expect(form.toasts).toHaveCount(1);
  expect(await form.values()).toEqual(sampleMessage);

  await site.context().setOffline(false);
  await site.unrouteAll();
  await form.sendAgain();
  await expect(form.successToast).toBeVisible();
  expect(mailbox).toHaveLength(1);
});

test('message that the browser stops sending has an unknown outcome at once', async ({
  page,
  network,
  allowedErrors,
}) => {
  allowedErrors.push('Failed to load resource');
  network.use(http.post(sendUrl, () => new Promise<never>(() => {}), { once: true }));
  // The time limit of 30 s does not pass.
  await openSiteWithPausedClock(page);
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.sendingButton).toBeDisabled();
  await page.evaluate(() => window.stop());
  await expect(form.screen.getByText(contact.form.unknown.status)).toBeVisible();
  await expect(form.failureToast).toBeVisible();
  expect(await form.values()).toEqual(sampleMessage);
});

test('links to phone and email apps cause no prompt about leaving the page', async ({
  site,
  network,
  allowedErrors,
}) => {
  const questions: string[] = [];
  site.on('dialog', (dialog) => {
    questions.push(dialog.type());
    // The test may end before the answer arrives.
    dialog.dismiss().catch(() => {});
  });
  const form = new ContactForm(site);
  await form.sendAndFail({ network, allowedErrors });
  for (const scheme of ['tel', 'mailto']) await form.form.locator(`a[href^="${scheme}:"]`).click();
  await navigateTo(site, 'home');
  await site.locator('a[href^="sms:"]').click();
  expect(questions).toEqual([]);
  // The tests of a worker share the page. In a full browser, these links open a dialog, which would take the next click.
  await site.close();
});

test('draft is restored by Back from another page, and can be sent', async ({ site, mailbox }) => {
  const form = new ContactForm(site);
  await form.open();
  await form.fill(sampleMessage);
  site.on('dialog', (dialog) => dialog.accept());
  await site.goto('./icon.svg');
  await site.goBack();
  await waitForHydration(site);
  await form.open();
  expect(await form.values()).toEqual(sampleMessage);
  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  expect(mailbox).toHaveLength(1);
});

test('a message prefilled by a button and restored by Back is replaced by the next button', {
  tag: '@all',
}, async ({ site }) => {
  const questions: string[] = [];
  site.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  });
  const form = new ContactForm(site);
  await form.openFromType();
  await site.goto('./icon.svg');
  await site.goBack();
  await waitForHydration(site);
  await form.open();
  await expect(form.form.getByText(contact.form.inquiryNote)).toBeVisible();
  await form.openFromType(1);
  await site.reload();
  expect(questions).toEqual([]);
});

test.describe('in a browser in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the browser’s message has the language of the browser and a direction of its own', async ({
    site,
  }) => {
    const form = new ContactForm(site);
    await form.submitEmpty();
    const error = form.form.locator('p[lang]').first();
    await expect(error).toHaveAttribute('lang', 'ar');
    await expect(error).toHaveAttribute('dir', 'auto');
    await expect(form.firstInvalid).toHaveAccessibleDescription(await error.innerText());
  });
});

test('repeated submissions by script and click send the message once', async ({
  site,
  network,
  mailbox,
}) => {
  const response = deferred();
  network.use(http.post(sendUrl, () => response.promise));
  const posts = recordRequests(site, new RegExp(`${sendPath}$`));
  const form = new ContactForm(site);
  await form.open();
  await form.fill(sampleMessage);
  await form.sendButton.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
    button.form?.requestSubmit();
  });
  await form.sendingButton.dispatchEvent('click');
  await navigateTo(site, 'gallery');
  response.resolve();
  await expect(form.successToast).toBeVisible();
  await expect(form.toasts).toHaveCount(1);
  await expect(site.locator('#gallery h1')).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(mailbox).toHaveLength(1);
});
