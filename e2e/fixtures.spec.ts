import { waitForFrames } from './inspector/screenshots/screenshot';
import { collectBrowserErrors } from './support/browser-errors';
import { expect, test } from './support/fixtures';
import { cumulativeLayoutShift, observeLayoutShifts } from './support/layout-shift';

// Other specs rely on the fixture that fails a test on an error in the browser, and on the record of layout
// shifts. If either saw nothing, they could pass for the wrong reason.

const causes: [reported: string, cause: () => unknown][] = [
  ['console error: test error', () => console.error('test error')],
  ['console warning: test error', () => console.warn('test error')],
  [
    'uncaught: Error: test error',
    () =>
      void setTimeout(() => {
        throw new Error('test error');
      }),
  ],
  ['uncaught: Error: test error', () => void Promise.reject(new Error('test error'))],
  [
    'cross-origin request: https://elsewhere.example/',
    () => {
      new Image().src = 'https://elsewhere.example/';
    },
  ],
  [
    'CSP violation: img-src blocked data',
    () => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'Content-Security-Policy';
      policy.content = "img-src 'none'";
      document.head.append(policy);
      new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    },
  ],
];

test('every kind of browser error is collected', async ({ browser, baseURL }) => {
  // The fixture would fail this test on errors in its own context, so the test creates another.
  const context = await browser.newContext();
  const errors = await collectBrowserErrors(context, baseURL ?? '');
  const page = await context.newPage();
  for (const [reported, cause] of causes) {
    errors.length = 0;
    await page.evaluate(cause);
    await expect.poll(() => errors.join('\n')).toContain(reported);
  }
  await context.close();
});

test.fail('a browser error fails the test', ({ page }) =>
  page.evaluate(() => console.error('test error')),
);

test('an allowed browser error does not fail the test', ({ page, allowedErrors }) => {
  allowedErrors.push('expected test error');
  return page.evaluate(() => console.error('expected test error'));
});

test('a layout shift is recorded', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium reports layout shifts');
  await observeLayoutShifts(page);
  await page.goto('/');
  await waitForFrames(page);
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.style.height = '300px';
    document.body.prepend(banner);
  });
  await waitForFrames(page);
  expect(await cumulativeLayoutShift(page)).toBeGreaterThan(0.1);
});
