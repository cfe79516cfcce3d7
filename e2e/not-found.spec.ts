import { notFound } from '../src/content/notFound';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';

// The page for an address that does not exist, at any depth, with its fonts and icon.

for (const path of ['/nowhere', '/no/such/page.html'])
  test(`${path} is answered 404 with a page that leads home`, async ({ page, allowedErrors }) => {
    allowedErrors.push('the server responded with a status of 404');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expectNoAxeViolations(page, '404', 'initial');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    const loadedFonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    await expect.poll(loadedFonts).toBeGreaterThan(1);
    const icon = await page.locator('link[rel=icon]').evaluate((one: HTMLLinkElement) => one.href);
    expect((await page.request.get(icon)).status()).toBe(200);
    await page.getByRole('link', { name: notFound.link }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('#home h1')).toBeVisible();
  });
