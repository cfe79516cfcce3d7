import { tabs } from '../src/navigation';
import { expectNoAxeViolations } from './support/axe';
import { test } from './support/configured-site';
import { ContactForm, sampleValues } from './support/contact-form';
import { expect, openSite } from './support/fixtures';
import { fullVisit } from './support/full-visit';
import { navigateTo } from './support/screens';
import { expectChatReady } from './support/third-party-widgets';

// The main journeys on a site with every service configured, as it is published. The other specs
// test the site without an account, except third-parties.spec.ts, where services fail.

test('full visit causes no browser errors', async ({ page }) => {
  await openSite(page);
  await expectChatReady(page);
  await fullVisit(page);
});

test('screens have no axe violations while the chat is ready', async ({ page }) => {
  await openSite(page);
  await expectChatReady(page);
  for (const { id, label } of tabs) {
    await navigateTo(page, id);
    await expectNoAxeViolations(page, label, 'every service configured');
  }
});

test('message that EmailJS rejects is kept, and then reaches the configured account', async ({
  page,
  network,
  mailbox,
  allowedErrors,
}) => {
  await openSite(page);
  const form = new ContactForm(page);
  await form.sendAndFail({ network, allowedErrors });
  await expect(form.failureToast).toBeVisible();
  expect(await form.values()).toEqual(sampleValues);

  await form.sendButton.click();
  await expect(form.successToast).toBeVisible();
  expect(mailbox).toMatchObject([
    { user_id: 'public-key', service_id: 'service', template_id: 'template' },
  ]);
});
