import { contact } from '../../src/content/contact';
import { shell } from '../../src/content/shell';
import { accessibleName, ContactForm, requiredFields } from '../support/contact-form';
import { deferred, sendUrl } from '../support/network';
import { navigateTo } from '../support/screens';
import { expect, expectHeard, test } from './fixtures';

const { fields, send, sending, success, failure } = contact.form;
const values = {
  from_name: 'Ann',
  from_email: 'ann@example.com',
  phone_number: '',
  message: 'Hello',
};

test('each field is heard with its label', async ({ reader }) => {
  const form = new ContactForm(reader.page);
  await form.open();
  for (const field of fields) {
    await reader.press('Tab');
    await expectHeard(reader, accessibleName(field));
  }
});

test('empty form says its first bad field and what is wrong', async ({ reader }) => {
  const form = new ContactForm(reader.page);
  await form.open();
  await form.sendButton.focus();
  await expectHeard(reader, send, 'button');
  await reader.press('Return');
  const field = form.fields[requiredFields[0] ?? 'from_name'];
  await expectHeard(
    reader,
    accessibleName(fields[0]),
    await field.evaluate((input: HTMLInputElement) => input.validationMessage),
  );
});

for (const [outcome, status, text] of [
  ['success', 200, success],
  ['failure', 400, failure],
] as const)
  test(`${outcome} of sending is heard once, its toast by F8, and the text that stays`, async ({
    reader,
  }) => {
    const { page } = reader;
    const form = new ContactForm(page);
    await form.open();
    await form.fill(values);
    await form.sendButton.focus();
    const { promise, resolve } = deferred();
    await page.route(`**${sendUrl.slice(1)}`, async (route) => {
      await promise;
      await route.fulfill({ status, body: status === 200 ? 'OK' : 'No' });
    });
    await reader.press('Return');
    await expectHeard(reader, sending);
    resolve();
    await expectHeard(reader, sending, text.title, text.description);
    await reader.press('F8');
    await expectHeard(reader, shell.toasts.region);
    await reader.press('Escape');
    await expect(form.toasts).toHaveCount(0);
    await expectHeard(reader, send);
    await page.unrouteAll();
    await reader.press('Insert+a', 'Down', 'Down');
    await expectHeard(reader, text.status);
  });

test('accessibility statement is heard after its link in the footer', async ({ reader }) => {
  const { page } = reader;
  await navigateTo(page, 'home');
  await page.getByRole('link', { name: shell.footer.accessibility }).focus();
  await expectHeard(reader, shell.footer.accessibility, 'link');
  await reader.press('Return');
  await expectHeard(reader, contact.accessibility.title, 'heading level 2');
});
