import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { notFoundError } from './support/browser-errors';
import { notFound } from './support/content';
import { expect, test } from './support/fixtures';
import { previewFolder } from './support/preview-server';
import { boxOf } from './support/screens';

// The page for an address that does not exist, at any depth. sweep.spec.ts opens it, too.

test.beforeEach(({ allowedErrors }) => void allowedErrors.push(notFoundError));

test('an unknown address gets the status 404 and a page that links home', async ({ page }) => {
  const response = await page.goto('/no/such/page.html');
  expect(response?.status()).toBe(404);
  const { x } = await boxOf(page.getByRole('banner').getByRole('link'));
  // The page has margins of at least 1.25rem (tokens.css).
  expect(x, 'margin beside the company name').toBeGreaterThanOrEqual(20);
  await expectWayHome(page, '/#home');
});

test('the 404 page links home when the site is served from a subfolder', async ({
  page,
  allowedErrors,
}) => {
  // Every browser names the MIME type of the style sheet that it refuses.
  allowedErrors.push('cross-origin request', 'MIME type');
  const server = await preview({
    base: '/trips/',
    build: { outDir: previewFolder },
    preview: { port: 0 },
  });
  try {
    const site = server.resolvedUrls?.local[0] ?? '';
    await page.goto(`${site}no//such/page.html`);
    await expectWayHome(page, `${site}#home`);
  } finally {
    await server.close();
  }
});

/** Expects the page with its fonts and icon, and a link to the home page. */
async function expectWayHome(page: Page, home: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  const link = page.getByRole('link', { name: notFound.links[0]?.label ?? '' });
  await expect(link).toHaveJSProperty('href', new URL(home, page.url()).href);
  const loadedFonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loadedFonts).toBeGreaterThan(1);
  const icons = await page
    .locator('link[rel=icon]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(icons).toHaveLength(2);
  for (const icon of icons) expect((await page.request.get(icon)).status()).toBe(200);
  await link.click();
  await expect(page).toHaveURL(home);
  await expect(page.locator('#home h1')).toBeVisible();
}
