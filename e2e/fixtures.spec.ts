import type { Page } from '@playwright/test';
import { test as base, expect, failOnBrowserErrors } from './support/fixtures';

// The guard of every test fails on each of these; otherwise the other specs would pass for no reason.

let errors: string[] = [];

const test = base.extend({
  // Replaced, because each test runs the guard itself and expects it to fail.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
  noBrowserErrors: async ({}, use) =>
    use((list, run) => {
      errors = list;
      return run();
    }),
});

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

async function expectGuardToFail(name: string, cause: () => Promise<unknown>): Promise<void> {
  const allowed = name in consoleErrors ? [] : [/^console/];
  const guarded = failOnBrowserErrors(errors, allowed, async () => {
    await cause();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await expect(guarded, name).rejects.toThrow('browser errors');
}

for (const [name, cause] of Object.entries({ ...consoleErrors, ...otherErrors }))
  test(`${name} fails a test`, ({ page }) => expectGuardToFail(name, () => cause(page)));

test('console error in the shared page fails a test', async ({ site }) => {
  for (const [name, cause] of Object.entries(consoleErrors))
    await expectGuardToFail(name, () => cause(site));
});

test('allowed error does not fail a test', ({ page }) =>
  failOnBrowserErrors(errors, ['console error: expected test error'], () =>
    page.evaluate(() => console.error('expected test error')),
  ));
