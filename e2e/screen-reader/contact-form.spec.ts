import { interpolate } from '../../src/components/utils/interpolate';
import type { FormField } from '../../src/types';
import { sampleMessage } from '../../tests/helpers/sample-message';
import { accessibleName, ContactForm } from '../support/contact-form';
import { contact, gallery, shell } from '../support/content';
import { deferred, sendUrl } from '../support/network';
import { navigateTo, photoButton } from '../support/screens';
import { expect, expectHeard, test } from './fixtures';
import type { ScreenReader } from './screen-reader';

const { fields, ...strings } = contact.form;

/** Opens the form, and waits until its screen has been heard. */
async function openForm(reader: ScreenReader): Promise<ContactForm> {
  const form = new ContactForm(reader.page);
  await form.open();
  await expectHeard(reader, shell.tabLabels.contact);
  return form;
}

test('each field is heard with its label, whether it is required, and its example', async ({
  reader,
}) => {
  await openForm(reader);
  for (const field of fields as readonly FormField[]) {
    await reader.press('Tab');
    await expectHeard(
      reader,
      accessibleName(field),
      'entry',
      ...(field.required ? ['required'] : []),
      ...(field.example ? [field.example] : []),
    );
  }
});

test('an empty form says its first required field and what is wrong', async ({ reader }) => {
  const form = await openForm(reader);
  await reader.tabTo(form.sendButton);
  await expectHeard(reader, strings.send, 'push button');
  await reader.press('Return');
  const firstRequired = fields.find(({ required }) => required) as FormField;
  await expectHeard(
    reader,
    accessibleName(firstRequired),
    await form.firstInvalid.evaluate((input: HTMLInputElement) => input.validationMessage),
  );
});

/** Sends a message whose answer, with this status, arrives once the returned function is called. */
async function send(reader: ScreenReader, status: number) {
  const { page } = reader;
  const form = await openForm(reader);
  await form.fill(sampleMessage);
  await reader.press('Tab');
  await expectHeard(reader, strings.send, 'push button');
  const { promise, resolve } = deferred();
  await page.route(
    sendUrl,
    async (route) => {
      await promise;
      await route.fulfill({ status, body: status === 200 ? 'OK' : 'No' });
    },
    { times: 1 },
  );
  await reader.press('Return');
  await expectHeard(reader, strings.sending);
  return { form, answer: resolve };
}

for (const [outcome, status, text] of [
  ['success', 200, strings.success],
  ['failure', 400, strings.failure],
] as const) {
  test(`sending, its ${outcome}, the toast by F8, and the text that stays are heard`, async ({
    reader,
  }) => {
    const { form, answer } = await send(reader, status);
    answer();
    await form.keepOpen(form.toasts);
    await expectHeard(reader, strings.sending, text.title, text.description);
    await reader.press('F8');
    await expectHeard(reader, shell.toasts.region, text.title, text.description);
    await reader.press('Escape');
    await expect(form.toasts).toHaveCount(0);
    // This key reads the next paragraph.
    await reader.press('p');
    await expectHeard(reader, text.status);
  });

  test(`${outcome} that arrives while a photo is enlarged is heard once`, async ({ reader }) => {
    const { page } = reader;
    const { form, answer } = await send(reader, status);
    await navigateTo(page, 'gallery');
    await reader.tabTo(photoButton(page, 0));
    await reader.press('Return');
    const { list, viewer } = gallery.photos;
    const photo = [
      interpolate(viewer.position, { number: 1, count: list.length }),
      list[0]?.description ?? '',
    ];
    await expectHeard(reader, ...photo);
    answer();
    await form.keepOpen(page.getByRole('dialog').locator(form.toasts));
    await expectHeard(reader, ...photo, text.title, text.description);
  });
}

test('the accessibility statement is heard after its link in the footer', async ({ reader }) => {
  const { page } = reader;
  await reader.tabTo(page.getByRole('link', { name: shell.footer.accessibility }));
  await expectHeard(reader, shell.footer.accessibility, 'link');
  await reader.press('Return');
  await expectHeard(
    reader,
    contact.accessibility.title,
    'heading level 2',
    shell.tabLabels.contact,
  );
});
