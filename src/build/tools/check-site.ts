import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { company } from '../../content/company.ts';
import { contact } from '../../content/contact.ts';
import { home } from '../../content/home.ts';
import { tabs } from '../../navigation.ts';
import { hosts } from '../../services/third-party-hosts.ts';
import { sendPath } from '../mocks/emailjs-handlers.ts';
import { parseHeaders } from './headers-file.mjs';

/** One line of the report. */
export interface Check {
  name: string;
  status: 'ok' | 'warning' | 'failed';
  text: string;
}

/** A published site, as `fetchSite` returns it. */
export interface Site {
  /** The address after redirects. */
  url: string;
  html: string;
  headers: Headers;
  /** Opens the pages. */
  browser: Pick<Browser, 'newContext'>;
}

const video = home.tour.video;
const strictTransport = 'Strict-Transport-Security';

/**
 * Fetches the page at an address.
 *
 * @throws when nothing or no page answers; the message says so
 */
export async function fetchSite(address: string, browser: Site['browser']): Promise<Site> {
  const response = await request(address).catch((error) => {
    throw new Error(`${address} does not answer: ${reason(error)}`);
  });
  const { url, headers, status } = response;
  if (!response.ok) throw new Error(`${url} answers with status ${status}.`);
  return { url, html: await response.text(), headers, browser };
}

/**
 * Runs all checks, one after the other. A check that throws is a failed one.
 *
 * @param headersFile what the site should send, in the format of `dist/_headers`
 * @param options `send`: whether to send a test message through the page's form
 */
export async function* checkSite(
  site: Site,
  headersFile: string,
  { send }: { send: boolean },
): AsyncGenerator<Check> {
  const checks: [name: string, check: () => Promise<Check>][] = [
    ['Headers', () => checkHeaders(site, headersFile)],
    ['Page', () => checkPage(site)],
    ['No scripts', () => checkNoScript(site)],
    ['Pictures', () => checkPictures(site)],
    ['Fonts', () => checkFonts(site)],
    ['robots.txt', () => checkRobots(site)],
    ['Not found', () => checkNotFound(site)],
    ['Video', () => checkVideo(site)],
    ['Live chat', () => checkChat(site)],
  ];
  if (send) checks.push(['Message', () => checkMessage(site)]);
  for (const [name, check] of checks)
    yield await check().catch((error): Check => ({ name, status: 'failed', text: reason(error) }));
}

/**
 * Compares the headers with the expected ones. A host that sends none of them, such as GitHub Pages,
 * is a warning if the page contains the policy.
 */
export async function checkHeaders(site: Site, headersFile: string): Promise<Check> {
  const name = 'Headers';
  const blocks = parseHeaders(headersFile);
  const headersOf = (path: string): Record<string, string> =>
    Object.fromEntries(blocks.find((block) => block.path === path)?.headers ?? []);
  const expected = headersOf('/*');
  const cached = headersOf('/assets/*');
  // Browsers ignore this one without TLS, and a local server need not send it.
  if (site.url.startsWith('http:')) delete expected[strictTransport];
  const policy = expected['Content-Security-Policy'] ?? '';
  const hasAny = Object.entries(expected).some(([key, value]) => site.headers.get(key) === value);

  if (!hasAny && !site.headers.has('Content-Security-Policy')) {
    const [, own] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(site.html) ?? [];
    if (own === undefined)
      return failed(name, 'neither the host nor the page itself sets a security policy.');
    const wrong = difference('The policy in the page', metaPolicy(policy, own), own);
    if (wrong) return failed(name, wrong);
    const text =
      'this host sends none of ours. The policy in the page applies, which cannot forbid framing.';
    return { name, status: 'warning', text };
  }

  const problems = Object.entries(expected).map(([key, value]) =>
    difference(key, value, site.headers.get(key)),
  );
  const asset = addresses(site, '[a-z0-9]+').find((url) => url.includes('/assets/'));
  if (asset) {
    const { headers } = await request(asset, 'HEAD');
    for (const [key, value] of Object.entries(cached))
      problems.push(difference(`${key} of ${asset}`, value, headers.get(key)));
  }
  const found = problems.filter((text) => text !== '');
  return found.length > 0
    ? failed(name, found.join(' '))
    : ok(name, `all ${problems.length} are as expected.`);
}

/** Expects that the app starts, a tab can be selected, and the browser reports no errors. */
export function checkPage(site: Site, timeoutMs = 15_000): Promise<Check> {
  const name = 'Page';
  return withPage(site, {}, async (page) => {
    const { origin } = new URL(site.url);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const { url } = message.location();
      const isOwn = !URL.canParse(url) || new URL(url).origin === origin;
      if (message.type() === 'error' && isOwn) errors.push(message.text());
    });
    await page.goto(site.url);
    let problem = '';
    try {
      await waitForHydration(page, timeoutMs);
      await page.getByRole('tab', { name: 'Contact', exact: true }).click({ timeout: timeoutMs });
      await page.locator('#contact h1').waitFor({ timeout: timeoutMs });
      await page.locator('#home h1').waitFor({ state: 'hidden', timeout: timeoutMs });
    } catch (error) {
      problem = `the app does not start, or selecting a tab does nothing: ${reason(error)} `;
    }
    if (!problem && errors.length === 0)
      return ok(name, 'the app starts, and tabs can be selected.');
    return failed(
      name,
      `${problem}${errors.map((text) => `The browser reports: ${text}`).join(' ')}`,
    );
  });
}

/** Expects the headings of all five screens in a browser that runs no scripts. */
export function checkNoScript(site: Site): Promise<Check> {
  const name = 'No scripts';
  return withPage(site, { javaScriptEnabled: false }, async (page) => {
    await page.goto(site.url);
    const missing: string[] = [];
    for (const { id, label } of tabs)
      if (!(await page.locator(`#${id} h1`).first().isVisible())) missing.push(label);
    return missing.length === 0
      ? ok(name, 'all five screens are shown.')
      : failed(name, `not shown: ${missing.join(', ')}.`);
  });
}

export function checkPictures(site: Site): Promise<Check> {
  return checkFiles(site, 'Pictures', {
    avif: 'image/avif',
    jpg: 'image/jpeg',
    png: 'image/png',
    svg: 'image/svg+xml',
    webp: 'image/webp',
  });
}

export function checkFonts(site: Site): Promise<Check> {
  return checkFiles(site, 'Fonts', { woff2: 'font/woff2' });
}

export async function checkRobots(site: Site): Promise<Check> {
  const wrong = await fileProblem(new URL('robots.txt', site.url).href, 'text/plain');
  return wrong ? failed('robots.txt', wrong) : ok('robots.txt', 'answers with text.');
}

/** Expects status 404 for a path that does not exist, so that search engines forget old ones. */
export async function checkNotFound(site: Site): Promise<Check> {
  const url = new URL('no-such-page-as-this', site.url).href;
  const { status } = await request(url);
  return status === 404
    ? ok('Not found', 'an unknown path answers with status 404.')
    : failed('Not found', `${url} answers with status ${status}; expected 404.`);
}

/** Plays the video, and expects that the player may be framed and that the video exists. */
export function checkVideo(site: Site, timeoutMs = 15_000): Promise<Check> {
  const name = 'Video';
  return withPage(site, {}, async (page) => {
    const refusals = await collectRefusals(page, site);
    let headers: Record<string, string> = {};
    page.on('response', (response) => {
      if (response.url().includes(`/embed/${video.id}`)) headers = response.headers();
    });
    await page.goto(site.url);
    await waitForHydration(page, timeoutMs);
    await page.getByRole('button', { name: video.playLabel }).click({ timeout: timeoutMs });
    // The player's address, or its host alone, is in what the browser reports.
    const isRefused = () => refusals.some((text) => text.includes(new URL(hosts.video).host));
    await poll(() => hasForeignFrame(page, site) || isRefused(), timeoutMs);
    if (!hasForeignFrame(page, site)) {
      const ancestors = /frame-ancestors[^;]*/.exec(headers['content-security-policy'] ?? '')?.[0];
      const options = headers['x-frame-options'];
      if (options) refusals.push(`the player answers with X-Frame-Options: ${options}`);
      if (ancestors) refusals.push(`the player answers with ${ancestors}`);
      return failed(name, `the player does not load: ${list(refusals)}`);
    }
    const info = await page.context().newPage();
    const query = new URLSearchParams({
      format: 'json',
      url: `https://www.youtube.com/watch?v=${video.id}`,
    });
    let status: number | undefined;
    info.on('response', (response) => {
      status = response.status();
    });
    // Rejects on an error status without a text, as well as on an error of the network.
    await info.goto(`https://www.youtube.com/oembed?${query}`).catch(() => {});
    if (status === 200) return ok(name, `YouTube lets this page embed ${video.id}.`);
    if (status === undefined || status >= 500)
      return {
        name,
        status: 'warning',
        text: 'the player loads; YouTube tells nothing about the video.',
      };
    const why =
      status === 401 || status === 403 ? 'its owner forbids embedding' : 'it does not exist';
    return failed(name, `YouTube cannot show ${video.id} here: ${why} (status ${status}).`);
  });
}

/** Expects the chat, if the page was built with a license, to come up and to open on request. */
export function checkChat(site: Site, timeoutMs = 20_000): Promise<Check> {
  const name = 'Live chat';
  const [, license] = /livechat\.com\/chat-with\/([^/"]+)/.exec(site.html) ?? [];
  if (!license)
    return Promise.resolve(ok(name, 'no license in this page; chat buttons lead to the form.'));
  return withPage(site, {}, async (page) => {
    const refusals = await collectRefusals(page, site);
    await page.goto(site.url);
    await waitForHydration(page, timeoutMs);
    const { label, fallbackNote } = home.callToAction.chat;
    // The note is under the button until the chat is ready.
    const isReady = async () => (await page.getByText(fallbackNote).count()) === 0;
    const start = performance.now();
    if (!(await poll(isReady, timeoutMs)))
      return failed(name, `did not come up in ${timeoutMs / 1000} s: ${list(refusals)}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    await page.getByRole('button', { name: label }).click({ timeout: timeoutMs });
    if (!(await poll(() => hasForeignFrame(page, site), timeoutMs)))
      return failed(name, `came up, but its window does not open: ${list(refusals)}`);
    if (refusals.length === 0) return ok(name, `came up in ${seconds} s, license ${license}.`);
    return { name, status: 'warning', text: `came up in ${seconds} s, but: ${list(refusals)}` };
  });
}

/** Sends a test message through the page's form. */
export function checkMessage(site: Site, timeoutMs = 40_000): Promise<Check> {
  const name = 'Message';
  return withPage(site, {}, async (page) => {
    const answers = await collectRefusals(page, site);
    let host = '';
    page.on('response', async (response) => {
      const url = new URL(response.url());
      if (!url.pathname.endsWith(sendPath)) return;
      host = url.host;
      const text = await response.text().catch(() => '');
      if (!response.ok()) answers.push(`${host} answered ${response.status()} ${text.trim()}`);
    });
    await page.goto(site.url);
    await waitForHydration(page, timeoutMs);
    await page.getByRole('tab', { name: 'Contact', exact: true }).click({ timeout: timeoutMs });
    const { form } = contact;
    const values = {
      email: company.email,
      text: 'The doctor',
      textarea: 'A test message, sent by "npm run doctor" through the form of the site.',
    };
    for (const field of await page.locator('#contact form :required').all()) {
      const type = await field.evaluate((element: HTMLInputElement) => element.type);
      await field.fill(values[type as keyof typeof values] ?? values.text);
    }
    await page.getByRole('button', { name: form.send }).click({ timeout: timeoutMs });
    const visible = (text: string) => page.getByText(text).filter({ visible: true }).first();
    const accepted = visible(form.success.title);
    const outcome = accepted.or(visible(form.failure.title)).first();
    const isKnown = await outcome.waitFor({ timeout: timeoutMs }).then(
      () => true,
      () => false,
    );
    if (isKnown && (await accepted.isVisible()))
      return ok(name, `${host} accepted the message. Look for it in the inbox.`);
    return failed(name, `was not accepted: ${list(answers)}`);
  });
}

const ok = (name: string, text: string): Check => ({ name, status: 'ok', text });
const failed = (name: string, text: string): Check => ({
  name,
  status: 'failed',
  text: text.trim(),
});

function list(refusals: string[]): string {
  return refusals.length > 0 ? `${[...new Set(refusals)].join('; ')}.` : 'nothing was refused.';
}

/** The first line of an error, with its cause: fetch says why it failed only there. */
function reason(error: unknown): string {
  const { message, cause } = error as Error;
  const line = String(message).split('\n')[0] ?? '';
  return cause instanceof Error ? `${line} (${cause.message})` : line;
}

function request(url: string, method = 'GET'): Promise<Response> {
  return fetch(url, { method, signal: AbortSignal.timeout(20_000) });
}

/** Opens an empty page in a context of its own, and closes both. */
async function withPage<T>(
  { browser }: Site,
  options: BrowserContextOptions,
  action: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  try {
    return await action(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Before hydration, no tab can be focused. */
function waitForHydration(page: Page, timeout: number): Promise<void> {
  return page.locator('[role=tab][tabindex="0"]').first().waitFor({ state: 'attached', timeout });
}

/**
 * Collects what the page's policy blocks and which requests to other hosts fail, from now on. The
 * list grows.
 */
async function collectRefusals(page: Page, { url }: Site): Promise<string[]> {
  const refusals: string[] = [];
  const { origin } = new URL(url);
  const isForeign = (request: Request) => new URL(request.url()).origin !== origin;
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The violation below says more, and the browser cancels requests of its own accord.
    if (/csp|ERR_ABORTED/i.test(errorText) || !isForeign(request)) return;
    refusals.push(`${request.url()} failed with ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isForeign(response.request()))
      refusals.push(`${response.url()} answered ${response.status()}`);
  });
  await page.exposeFunction('reportViolation', (directive: string, blocked: string) => {
    refusals.push(`the policy's ${directive} blocked ${blocked}`);
  });
  await page.addInitScript(() => {
    // What other companies' frames block is their own affair.
    if (window !== window.top) return;
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as {
        reportViolation(directive: string, blocked: string): void;
      };
      reportViolation(event.effectiveDirective, event.blockedURI || event.sample);
    });
  });
  return refusals;
}

/** Whether a frame shows another site. A frame that was refused shows an error page. */
function hasForeignFrame(page: Page, { url }: Site): boolean {
  const { origin } = new URL(url);
  const addresses = page.frames().map((frame) => frame.url());
  return addresses.some((one) => /^https?:/.test(one) && new URL(one).origin !== origin);
}

async function poll(isDone: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    if (await isDone()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return isDone();
}

/** Every address in the page that ends in such an extension (a pattern), once and in full. */
function addresses({ html, url }: Site, extensions: string): string[] {
  const matches = html.match(new RegExp(`[^\\s"'(),;=]+\\.(?:${extensions})(?=["'\\s),])`, 'g'));
  const all = (matches ?? []).map((text) => new URL(text, url));
  const files = all.filter(({ protocol }) => /^https?:$/.test(protocol));
  return [...new Set(files.map(({ href }) => href))];
}

/** Requests every file in the page that has one of these extensions; expects its content type. */
async function checkFiles(site: Site, name: string, types: Record<string, string>): Promise<Check> {
  const urls = addresses(site, Object.keys(types).join('|'));
  if (urls.length === 0) return failed(name, 'the page has none.');
  const problems: string[] = [];
  const queue = urls.values();
  const work = async () => {
    for (const url of queue) {
      const type = types[url.slice(url.lastIndexOf('.') + 1)] ?? '';
      const problem = await fileProblem(url, type).catch((error) => `${url}: ${reason(error)}.`);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  if (problems.length === 0) return ok(name, `all ${urls.length} answer.`);
  const shown = problems.slice(0, 3).join(' ');
  return failed(name, `${problems.length} of ${urls.length} are wrong. ${shown}`);
}

/** @returns what is wrong with the answer to a request for a file; empty if nothing is */
async function fileProblem(url: string, expectedType: string): Promise<string> {
  let response = await request(url, 'HEAD');
  // Not every host answers HEAD.
  if (!response.ok) response = await request(url);
  await response.body?.cancel();
  if (response.status !== 200) return `${url} answers with status ${response.status}.`;
  const type = response.headers.get('content-type') ?? 'none';
  const isRight = type.split(';')[0]?.trim() === expectedType;
  return isRight ? '' : `${url} has content type ${type}; expected ${expectedType}.`;
}

/**
 * The part of a header's policy that a page's own policy repeats: browsers ignore frame-ancestors in
 * a meta element, and the header also has the hashes of the 404 page.
 */
function metaPolicy(policy: string, own: string): string {
  return policy
    .replace(/frame-ancestors [^;]*; /, '')
    .replace(/ 'sha256-[^']*'/g, (hash) => (own.includes(hash) ? hash : ''));
}

/** @returns what differs, directive by directive for a policy; empty if nothing does */
function difference(name: string, expected: string, actual: string | null): string {
  if (actual === null) return `${name} is missing.`;
  if (actual === expected) return '';
  const split = (text: string) => text.split(';').map((part) => part.trim());
  const only = (one: string, other: string) =>
    split(one).filter((part) => !split(other).includes(part));
  return `${name} is "${only(actual, expected).join('; ')}"; expected "${only(expected, actual).join('; ')}".`;
}
