import { sampleMessage } from '../tests/helpers/sample-message';
import { expectNoAxeViolations } from './support/axe';
import { ContactForm } from './support/contact-form';
import { tabs } from './support/content';
import { expect } from './support/fixtures';
import { openSite } from './support/open-site';
import { navigateTo } from './support/screens';
import { test } from './support/third-parties/configured-site';
import { expectChatReady, playVideo, videoPlayer } from './support/third-parties/widgets';

// The main journeys on a site with every service configured, as it is published. third-parties.spec.ts
// tests the third parties of that site, also when they fail.

test('full visit causes no browser errors or axe violations, and stores nothing', async ({
  page,
  context,
}) => {
  await openSite(page);
  await expectChatReady(page);
  await expectNoAxeViolations(page, 'Home with every service configured');
  for (const { id } of [...tabs, ...tabs.slice(0, 1)]) {
    await navigateTo(page, id);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
    // Images below the fold load lazily.
    await page.locator(`#${id} img`).last().scrollIntoViewIfNeeded();
  }
  await playVideo(page);
  await expect(videoPlayer(page).getByText('Video playing')).toBeVisible();
  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.successToast).toBeVisible();

  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({ local: 0, session: 0, databases: [], caches: [], workers: 0 });
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
  expect(await form.values()).toEqual(sampleMessage);

  await form.sendAgain();
  await expect(form.successToast).toBeVisible();
  expect(mailbox).toMatchObject([
    { user_id: 'public-key', service_id: 'service', template_id: 'template' },
  ]);
});
