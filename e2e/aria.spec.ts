import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { ContactForm } from './support/contact-form';
import { expect, test } from './support/fixtures';
import { navigateTo, viewports } from './support/screens';

// What screen readers get: roles, names, and states, in reading order (WCAG 1.3.1, 1.3.2, 2.4.6,
// 4.1.2). The snapshots in aria/ are reviewed like code; README.md says how to update them.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Home, with header and footer', { tag: '@wide' }, async ({ site }) => {
  await expect(site.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});

for (const { id, label } of tabs.filter((tab) => tab.id !== 'home'))
  test(`${label} screen`, async ({ site }) => {
    await navigateTo(site, id);
    await expect(site.getByRole('main')).toMatchAriaSnapshot({ name: `${id}.aria.yml` });
  });

test('open menu on a phone', async ({ site }) => {
  await site.setViewportSize(viewports.phone);
  await site.getByRole('button', { name: shell.menu }).click();
  await expect(site.getByRole('banner')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
});

test('photo viewer', async ({ site }) => {
  await navigateTo(site, 'gallery');
  await site.getByRole('main').getByRole('button').first().click();
  await expect(site.getByRole('dialog')).toMatchAriaSnapshot({ name: 'photo-viewer.aria.yml' });
});

test('contact form with errors', async ({ site, browserName }) => {
  test.skip(browserName !== 'chromium', 'the words of the errors are those of the browser');
  const form = new ContactForm(site);
  await form.open();
  await form.sendButton.click();
  await expect(form.fields.from_name).toBeFocused();
  await expect(form.form).toMatchAriaSnapshot({ name: 'form-errors.aria.yml' });
});

test('contact form after a failure and a success', async ({ site, network, allowedErrors }) => {
  const form = new ContactForm(site);
  const toasts = site.getByRole('region', { name: /messages/i });
  await form.sendAndFail({ network, allowedErrors });
  // Hovering keeps the toast open.
  await form.failureToast.hover();
  await expect(form.form).toMatchAriaSnapshot({ name: 'form-failure.aria.yml' });
  await expect(toasts).toMatchAriaSnapshot({ name: 'toast-failure.aria.yml' });
  await form.sendButton.click();
  await form.successToast.hover();
  await expect(form.form).toMatchAriaSnapshot({ name: 'form-success.aria.yml' });
  await expect(toasts).toMatchAriaSnapshot({ name: 'toast-success.aria.yml' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'no-script.aria.yml' });
  });
});
