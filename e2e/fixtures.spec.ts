import type { Page } from '@playwright/test';
import { test } from './support/fixtures';

// The `noBrowserErrors` fixture fails a test on each of these; otherwise the other specs would pass
// for no reason.

const consoleErrors: Record<string, (page: Page) => Promise<void>> = {
  'console error': (page) => page.evaluate(() => console.error('test error')),
  'console warning': (page) => page.evaluate(() => console.warn('test error')),
};

/** Some of these are logged to the console as well; they must be detected without that. */
const otherErrors: Record<string, (page: Page) => Promise<void>> = {
  'uncaught error': (page) =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('test error');
      });
    }),
  'unhandled rejection': (page) =>
    page.evaluate(() => {
      Promise.reject(new Error('test error'));
    }),
  'cross-origin request': (page) =>
    page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/';
    }),
  'CSP violation': (page) =>
    page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "img-src 'none'";
      document.head.append(policy);
      new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    }),
};

for (const [name, cause] of Object.entries(consoleErrors)) {
  test(`${name} fails a test`, async ({ page }) => {
    test.fail();
    await cause(page);
  });
}

for (const [name, cause] of Object.entries(otherErrors)) {
  test(`${name} fails a test`, async ({ page, allowedErrors }) => {
    test.fail();
    allowedErrors.push(/^console/);
    await cause(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  });
}

test('allowed error does not fail a test', async ({ page, allowedErrors }) => {
  allowedErrors.push('console error: expected test error');
  await page.evaluate(() => console.error('expected test error'));
});
