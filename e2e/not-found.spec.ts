import { notFound } from '../src/content/notFound';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';

// The page for an address that does not exist, at any depth.

for (const path of ['/nowhere', '/no/such/page.html'])
  test(`${path} is answered 404 with a page that leads home`, async ({ page, allowedErrors }) => {
    allowedErrors.push('the server responded with a status of 404');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expectNoAxeViolations(page, '404', 'initial');
    expect(await page.evaluate(() => document.fonts.check('16px "Young Serif"'))).toBe(true);
    expect(
      await page.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth),
    ).toBeGreaterThan(0);
    await page.getByRole('link', { name: notFound.link }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('#home h1')).toBeVisible();
  });
