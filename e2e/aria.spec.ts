import { writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { loadContent } from '../src/build/content/load-content';
import { interpolate } from '../src/components/utils/interpolate';
import { ContactForm } from './support/contact-form';
import { contact, gallery, shell } from './support/content';
import { test as base, expect } from './support/fixtures';
import { named } from './support/other-content';
import { navigateTo, otherTabs, viewports } from './support/screens';

// What screen readers get: roles, names, and states, in reading order (WCAG 1.3.1, 1.3.2, 2.4.6,
// 4.1.2). The site has the names of its texts in place of the texts, and two entries in most lists
// (support/other-content.ts), so a snapshot shows where words come from, and none changes with the words.
// The snapshots in aria/ are reviewed like code; README.md says how to update them.

const test = base.extend({
  baseURL: async ({ serve }, use) => use(await serve('named')),
});

const words = {
  contact: named.contact(contact),
  gallery: named.gallery(gallery),
  shell: named.shell(shell),
};

/** Compares a part of the page with its snapshot, or writes it, with a pattern for the year. */
async function expectSnapshot(part: Locator, name: string) {
  const file = `${name}.aria.yml`;
  const info = test.info();
  if (info.config.updateSnapshots === 'all') {
    const snapshot = (await part.ariaSnapshot()).replace(/© \d{4} (.*)/, '/© \\d{4} $1/');
    writeFileSync(info.snapshotPath(file, { kind: 'aria' }), `${snapshot}\n`);
  } else await expect(part).toMatchAriaSnapshot({ name: file });
}

test('the named site replaces the texts of every file of src/content', async () => {
  // The words of the glossary are shown as parts of other texts.
  const names = Object.keys(loadContent()).filter((name) => name !== 'glossary');
  expect(Object.keys(named).sort()).toEqual(names.sort());
});

test('Home, with header and footer, matches its snapshot', { tag: '@wide' }, async ({ site }) => {
  await site.emulateMedia({ reducedMotion: 'reduce' });
  await expectSnapshot(site.locator('body'), 'home');
});

// In narrow windows, Ceylon Tour has one more link.
for (const { id, label } of otherTabs)
  test(`${label} screen matches its snapshot`, { tag: '@wide' }, async ({ readOnlySite: site }) => {
    await navigateTo(site, id);
    await expectSnapshot(site.getByRole('main'), id);
  });

test('open menu on a phone matches its snapshot', async ({ readOnlySite: site }) => {
  await site.setViewportSize(viewports.phone);
  await site.getByRole('button', { name: words.shell.menu }).click();
  await expectSnapshot(site.getByRole('banner'), 'menu');
});

test('photo viewer matches its snapshot', async ({ site }) => {
  await navigateTo(site, 'gallery');
  const { list, viewer } = words.gallery.photos;
  await site.clock.install();
  await site
    .getByRole('button', { name: interpolate(viewer.enlarge, { title: list[0]?.title ?? '' }) })
    .click();
  // Announcements are removed after a few seconds.
  await site.clock.fastForward(10_000);
  await expectSnapshot(site.getByRole('dialog'), 'photo-viewer');
});

test('contact form with errors matches its snapshot', async ({ site, browserName }) => {
  test.skip(browserName !== 'chromium', 'the words of the errors are those of the browser');
  const form = new ContactForm(site, words);
  await form.submitEmpty();
  await expectSnapshot(form.form, 'form-errors');
});

test('contact form after a failure and a success matches its snapshots', async ({
  site,
  network,
  allowedErrors,
}) => {
  const form = new ContactForm(site, words);
  await form.sendAndFail({ network, allowedErrors });
  await form.keepOpen(form.failureToast);
  await expectSnapshot(form.form, 'form-failure');
  await expectSnapshot(form.toastRegion, 'toast-failure');
  await form.sendAgain();
  await form.keepOpen(form.successToast);
  await expectSnapshot(form.form, 'form-success');
  await expectSnapshot(form.toastRegion, 'toast-success');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('page matches its snapshot', async ({ page }) => {
    const isUpdate = test.info().config.updateSnapshots === 'all';
    test.skip(isUpdate, 'written by hand, because Playwright would write the whole page');
    await page.goto('/');
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'no-script.aria.yml' });
  });
});
