import type { Page } from '@playwright/test';
import { test } from './support/fixtures';

// The net under all other tests: each of these must fail, or the others pass for no reason.

const troublesOnConsole: Record<string, (page: Page) => Promise<void>> = {
  'an error on the console': (page) => page.evaluate(() => console.error('trouble')),
  'a warning on the console': (page) => page.evaluate(() => console.warn('trouble')),
};

/** Some of these are on the console as well, and have to be noticed without it. */
const otherTroubles: Record<string, (page: Page) => Promise<void>> = {
  'an error nobody catches': (page) =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('trouble');
      });
    }),
  'a promise nobody catches': (page) =>
    page.evaluate(() => {
      Promise.reject(new Error('trouble'));
    }),
  'a request to another host': (page) =>
    page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/';
    }),
  'a breach of the security policy': (page) =>
    page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "img-src 'none'";
      document.head.append(policy);
      new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    }),
};

for (const [name, cause] of Object.entries(troublesOnConsole)) {
  test(`${name} fails a test`, async ({ page }) => {
    test.fail();
    await cause(page);
  });
}

for (const [name, cause] of Object.entries(otherTroubles)) {
  test(`${name} fails a test`, async ({ page, allow }) => {
    test.fail();
    allow.push(/^console/);
    await cause(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  });
}

test('what a test allows does not fail it', async ({ page, allow }) => {
  allow.push('console error: expected trouble');
  await page.evaluate(() => console.error('expected trouble'));
});
