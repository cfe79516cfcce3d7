import type { Page } from '@playwright/test';
import { preview } from 'vite';
import type { Action } from '../src/types';
import { notFoundError } from './support/browser-errors';
import { notFound } from './support/content';
import { expect, test } from './support/fixtures';
import { previewFolder } from './support/preview-server';
import { boxOf } from './support/screens';

// The page for an address that does not exist, at any depth. sweep.spec.ts opens it, too.

test.beforeEach(({ allowedErrors }) => void allowedErrors.push(notFoundError));

test('an unknown address gets the status 404 and a page that links to the site', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page.html');
  expect(response?.status()).toBe(404);
  const { x } = await boxOf(page.getByRole('banner').getByRole('link'));
  // Without a margin, the link would be at 0. The gutter in tokens.css is about 60 px in this window.
  expect(x, 'margin beside the company name').toBeGreaterThanOrEqual(20);
  await expectWayBack(page, '/');
});

test('the 404 page links to the site when it is served from a subfolder', async ({
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
    await expectWayBack(page, site);
  } finally {
    await server.close();
  }
});

/** Expects the page with its fonts and icon, and a link to a screen of the site. */
async function expectWayBack(page: Page, site: string): Promise<void> {
  const [{ label, to }] = notFound.links as [Action];
  const screen = new URL(`${site}#${to}`, page.url()).href;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  const link = page.getByRole('link', { name: label });
  await expect(link).toHaveJSProperty('href', screen);
  const loadedFonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loadedFonts).toBeGreaterThan(1);
  const icons = await page
    .locator('link[rel=icon]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  expect(icons).toHaveLength(2);
  for (const icon of icons) expect((await page.request.get(icon)).status()).toBe(200);
  await link.click();
  await expect(page).toHaveURL(screen);
  await expect(page.locator(`#${to} h1`)).toBeVisible();
}
