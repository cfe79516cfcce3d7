import type { APIRequestContext } from '@playwright/test';
import { buildSecurityHeaders, transportSecurity } from '../src/build/pages/response-headers';
import { readConfig } from '../src/config';
import { hosts } from '../src/services/thirdPartyHosts';
import { sampleMessage } from '../tests/helpers/sample-message';
import { ContactForm } from './support/contact-form';
import { company, home, tabs } from './support/content';
import { test as base, expect } from './support/fixtures';
import { openSite } from './support/open-site';
import { chatHosts, stubThirdParties } from './support/third-parties/stubs';
import {
  chatButton,
  expectChatReady,
  expectPlayerFocused,
  playVideo,
} from './support/third-parties/widgets';

// What depends on the host and the services. `E2E_BASE_URL=https://… npm run smoke` checks a published
// site, and with E2E_SEND=1 sends a message through its form. Without an address, it checks the build
// `plain`. On localhost, third parties are stubs.

const test = base.extend<{ address: URL; isLocal: boolean; thirdParties: undefined }>({
  address: ({ baseURL }, use) => use(new URL(baseURL ?? '')),
  isLocal: ({ address }, use) => use(address.hostname === 'localhost'),

  // Third parties may report errors of their own, but our policy must not block them.
  allowedErrors: ({ address }, use) =>
    use(['cross-origin request', new RegExp(`^console (?!.*\\(${address.origin})`, 's')]),

  thirdParties: [
    async ({ context, isLocal }, use) => {
      if (isLocal) await stubThirdParties(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The first page, and what the build has written into it. */
async function readPage(request: APIRequestContext) {
  const response = await request.get('./');
  expect(response.status(), 'status of the first page').toBe(200);
  const html = await response.text();
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const [, license = ''] = /livechat\.com\/chat-with\/([^/"]+)/.exec(html) ?? [];
  return { headers: response.headers(), html, policy, license };
}

test('sends the security headers, compressed pages, and assets that browsers keep', async ({
  request,
  address,
}) => {
  const { headers, html, policy, license } = await readPage(request);
  expect(policy, 'policy in the page').toContain("default-src 'none'");
  expect.soft(headers['content-encoding'], 'Content-Encoding').toMatch(/^(br|gzip|zstd)$/);
  // The policy in the page applies, but cannot forbid framing.
  test.skip(headers.server === 'GitHub.com', 'GitHub Pages cannot send our headers');

  const expected = {
    ...buildSecurityHeaders(readConfig({ VITE_LIVECHAT_LICENSE: license })),
    // Browsers ignore this one without TLS.
    ...(address.protocol === 'https:' && transportSecurity),
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  };
  const [path = ''] = /assets\/[^"'`\s]+\.js/.exec(html) ?? [];
  const asset = (await request.get(path)).headers();
  // The header also allows the inline elements of 404.html.
  const parse = (value = '') =>
    value
      .replace(/ 'sha256-[^']+'/g, '')
      .split('; ')
      .sort();
  for (const [name, value] of Object.entries(expected))
    for (const sent of [headers, asset])
      expect.soft(parse(sent[name.toLowerCase()]), name).toEqual(parse(value));
  const resourcePolicy = 'cross-origin-resource-policy';
  for (const sent of [headers, asset])
    expect.soft(sent[resourcePolicy], resourcePolicy).toBe('same-origin');
  const caching = 'cache-control';
  expect.soft(headers[caching], 'Cache-Control of pages').toMatch(/no-cache|max-age=0/);
  expect
    .soft(asset[caching], `Cache-Control of ${path}`)
    .toMatch(/max-age=600, stale-while-revalidate/);
});

// Link previews, launchers, and a page whose pictures have another host.
test('lets other sites show the pictures, the social card, and the icons', async ({ request }) => {
  const { headers, html } = await readPage(request);
  test.skip(headers.server === 'GitHub.com', 'GitHub Pages cannot send our headers');
  const [picture = ''] = /pictures\/[^"'\s]+\.svg/.exec(html) ?? [];
  const manifest = 'manifest.webmanifest';
  const { icons } = await (await request.get(manifest)).json();
  const inHead = ['social-card.jpg', 'favicon.ico', 'icon-180.png'];
  const inManifest = icons.map(({ src }: { src: string }) => src);
  for (const path of [picture, manifest, ...inHead, ...inManifest]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
});

test('starts, and each tab shows its screen', async ({ page }) => {
  await openSite(page);
  for (const { id, label } of [...tabs, ...tabs.slice(0, 1)]) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.locator('[data-screen]:not([hidden])')).toHaveId(id);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all screens', async ({ page }) => {
    await page.goto('./');
    for (const { id } of tabs) await expect.soft(page.locator(`#${id} h1`), id).toBeVisible();
  });
});

const mediaTypes: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  js: 'javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

test('sends every picture, font, and script that the page names', async ({
  request,
  address,
  isLocal,
}) => {
  const { html } = await readPage(request);
  const extensions = Object.keys(mediaTypes).join('|');
  const names =
    html.match(new RegExp(`[^\\s"'\`(),=]+\\.(${extensions})(?=["'\`\\s),])`, 'g')) ?? [];
  const images = Array.from(html.matchAll(/<img\b[^>]* src="([^"]+)"/g), ([, src]) => src);
  expect(images).not.toEqual([]);
  for (const name of [...images, expect.stringMatching(/\.woff2$/), expect.stringMatching(/\.js$/)])
    expect(names).toContainEqual(name);
  const urls = [...new Set(names), 'robots.txt']
    .map((name) => new URL(name, address))
    // Stubs answer only the browser.
    .filter(({ host }) => host === address.host || !isLocal);
  const queue = urls.values();
  const requestRest = async () => {
    for (const { href } of queue) {
      const response = await request.get(href);
      expect.soft(response.status(), `status of ${href}`).toBe(200);
      const type = mediaTypes[href.replace(/.*\./, '')];
      expect.soft(response.headers()['content-type'], `type of ${href}`).toContain(type);
    }
  };
  await Promise.all([requestRest(), requestRest(), requestRest(), requestRest()]);
});

test('answers 404 for an unknown address and a missing file, and lets no browser keep that for long', async ({
  request,
}) => {
  for (const path of ['no-such-page', 'assets/no-such-file.js', 'pictures/no-such-file.svg']) {
    const response = await request.get(path);
    expect.soft(response.status(), `status of ${response.url()}`).toBe(404);
    const [, seconds = 0] = /max-age=(\d+)/.exec(response.headers()['cache-control'] ?? '') ?? [];
    expect.soft(Number(seconds), `max-age of ${response.url()}`).toBeLessThanOrEqual(600);
  }
});

test('plays the video', async ({ page, request, isLocal }) => {
  await openSite(page);
  await playVideo(page);
  await expectPlayerFocused(page);
  // In place of a player that refuses to be framed, browsers show a page of their own.
  const player = expect.stringContaining(hosts.video);
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContainEqual(player);
  if (isLocal) return;
  const url = `https://www.youtube.com/watch?v=${home.tour.video.id}`;
  const details = await request.get('https://www.youtube.com/oembed', { params: { url } });
  expect(details.status(), '401: its owner forbids embedding, 404: no such video').toBe(200);
});

test('live chat comes up and opens, or without a license leads to the form', async ({
  page,
  request,
}) => {
  const { license } = await readPage(request);
  await openSite(page);
  if (license) await expectChatReady(page);
  await chatButton(page).click();
  const isOpen = () => page.frames().some((frame) => chatHosts.test(frame.url()));
  if (license) await expect.poll(isOpen, 'the chat window').toBe(true);
  else await expect(page.locator('#contact h1')).toBeVisible();
});

if (process.env.E2E_SEND)
  test('sends a message through the form', async ({ page }) => {
    await openSite(page);
    const form = new ContactForm(page);
    await form.open();
    await form.send({
      ...sampleMessage,
      from_email: company.email,
      message: 'A test message, sent through the form by "npm run smoke".',
    });
    await expect(form.successToast).toBeVisible();
  });
