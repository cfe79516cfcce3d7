import type { Page } from '@playwright/test';
import { test } from './fixtures';

// The net under all other tests: each of these must fail, or the others pass for no reason.

type Allowed = (RegExp | string)[];

/** Some troubles are on the console as well, and have to be noticed without it. */
const whatBrowserSays = /^console/;

const troubles: Record<string, (page: Page, allow: Allowed) => Promise<unknown>> = {
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
  'a request to another host': (page, allow) => {
    allow.push(whatBrowserSays);
    return page.evaluate(() => {
      new Image().src = 'https://elsewhere.example/';
      return new Promise((resolve) => setTimeout(resolve, 50));
    });
  },
  'a breach of the security policy': (page, allow) => {
    allow.push(whatBrowserSays);
    return page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "img-src 'none'";
      document.head.append(policy);
      new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
      return new Promise((resolve) => setTimeout(resolve, 50));
    });
  },
};

for (const [name, cause] of Object.entries(troubles)) {
  test(`${name} fails a test`, async ({ page, allow }) => {
    test.fail();
    await cause(page, allow);
  });
}

test('what a test allows does not fail it', async ({ page, allow }) => {
  allow.push('console error: expected trouble');
  await page.evaluate(() => console.error('expected trouble'));
});
