import type { Page } from '@playwright/test';
import { test } from './fixtures';

// The net under all other tests: each of these must fail, or the others pass for no reason.

const troubles: Record<string, (page: Page) => Promise<unknown>> = {
  'an error on the console': (page) => page.evaluate(() => console.error('trouble')),
  'a warning on the console': (page) => page.evaluate(() => console.warn('trouble')),
  'an error nobody catches': (page) =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('trouble');
      });
      return new Promise((resolve) => setTimeout(resolve, 50));
    }),
  'a promise nobody catches': (page) =>
    page.evaluate(() => {
      Promise.reject(new Error('trouble'));
      return new Promise((resolve) => setTimeout(resolve, 50));
    }),
  'a request to another host': (page) =>
    page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/';
      return new Promise((resolve) => setTimeout(resolve, 50));
    }),
};

for (const [name, cause] of Object.entries(troubles)) {
  test(`${name} fails a test`, async ({ page }) => {
    test.fail();
    await cause(page);
  });
}

test('what a test allows does not fail it', async ({ page, allow }) => {
  allow.push('console error: expected trouble');
  await page.evaluate(() => console.error('expected trouble'));
});
