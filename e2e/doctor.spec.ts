import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Route } from '@playwright/test';
import { sendPath } from '../src/build/mocks/emailjs-handlers';
import {
  checkChat,
  checkFonts,
  checkHeaders,
  checkMessage,
  checkNoScript,
  checkNotFound,
  checkPage,
  checkPictures,
  checkRobots,
  checkSite,
  checkVideo,
  fetchSite,
} from '../src/build/tools/check-site';
import { home } from '../src/content/home';
import { test as base, expect } from './support/fixtures';

// `npm run doctor -- <address>` on local servers that do everything right, or one thing wrong.

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

type Site = Awaited<ReturnType<typeof fetchSite>>;

/** Changes the answer to one request, to be wrong in one way. */
type Fault = (path: string, answer: Answer) => void;

const headersFile = readFileSync('dist/_headers', 'utf8');
const appScript = /assets\/index-.*\.js$/;

/** What a good host answers, which is what the preview server does. */
async function answerFrom(url: string | undefined, path: string): Promise<Answer> {
  if (path === sendPath) return { status: 200, headers: {}, body: 'OK' };
  const response = await fetch(new URL(path, url));
  const headers = Object.fromEntries(response.headers);
  // The body is decoded.
  for (const name of ['content-encoding', 'content-length']) delete headers[name];
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

interface Fixtures {
  /** Starts a server and returns its address. */
  serve: (answer: (path: string) => Promise<Answer>) => Promise<string>;
  /** Serves the build with one fault. */
  serveBuild: (fault?: Fault) => Promise<Site>;
  /** A browser in which the hosts that are not local answer as they should, unless changed. */
  stubbed: Pick<Browser, 'newContext'>;
  /** Answers by the beginning of the address; the last match wins. */
  stubs: Record<string, (route: Route) => Promise<void>>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
  serve: async ({}, use) => {
    const servers: ReturnType<typeof createServer>[] = [];
    await use(async (answer) => {
      const server = createServer(async (request, response) => {
        const { status, headers, body } = await answer(decodeURI(request.url ?? '/'));
        response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
      });
      servers.push(server);
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://localhost:${(server.address() as AddressInfo).port}/`;
    });
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  stubs: async ({}, use) =>
    use({
      'https://www.youtube-nocookie.com/embed/': (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Player' }),
      'https://www.youtube.com/oembed': (route) => route.fulfill({ json: {} }),
      // For a build with an account.
      'https://api.emailjs.com/': (route) => route.fulfill({ body: 'OK' }),
    }),

  stubbed: async ({ browser, stubs }, use) =>
    use({
      newContext: async (options) => {
        const context = await browser.newContext(options);
        for (const [start, answer] of Object.entries(stubs))
          await context.route((url) => url.href.startsWith(start), answer);
        return context;
      },
    }),

  serveBuild: async ({ serve, stubbed, baseURL }, use) =>
    use(async (fault = () => {}) => {
      const url = await serve(async (path) => {
        const answer = await answerFrom(baseURL, path);
        fault(path, answer);
        return answer;
      });
      return fetchSite(url, stubbed);
    }),
});

test.skip(
  ({ browserName, isMobile }) => browserName !== 'chromium' || isMobile,
  'the command opens Chromium in a wide window',
);

test('a site as built passes every check', async ({ serveBuild }) => {
  const statuses: string[] = [];
  for await (const { name, status, text } of checkSite(await serveBuild(), headersFile, {
    send: true,
  }))
    statuses.push(`${name} ${status}${status === 'ok' ? '' : `: ${text}`}`);
  expect(statuses).toEqual([
    'Headers ok',
    'Page ok',
    'No scripts ok',
    'Pictures ok',
    'Fonts ok',
    'robots.txt ok',
    'Not found ok',
    'Video ok',
    'Live chat ok',
    'Message ok',
  ]);
});

test('an address where nothing answers, and one without a page, are reported', async ({
  serveBuild,
  stubbed,
}) => {
  await expect(fetchSite('http://localhost:9/', stubbed)).rejects.toThrow(/does not answer/);
  const site = serveBuild((_, answer) => Object.assign(answer, { status: 500 }));
  await expect(site).rejects.toThrow('answers with status 500');
});

const withStatus = (status: 'ok' | 'warning' | 'failed') => (text: string | RegExp) => ({
  status,
  text: typeof text === 'string' ? text : expect.stringMatching(text),
});
const [passed, warned, failed] = [withStatus('ok'), withStatus('warning'), withStatus('failed')];

type Result = ReturnType<typeof failed>;
type FaultCase = [fault: Fault, check: (site: Site) => Promise<unknown>, result: Result];

function unknownPathFault(status: number): FaultCase {
  return [
    (_, answer) => {
      if (answer.status === 404) answer.status = status;
    },
    checkNotFound,
    failed(new RegExp(`answers with status ${status}; expected 404\\.$`)),
  ];
}

/** Faults by name, each with the check that notices it and what that reports. */
const faults: Record<string, FaultCase> = {
  'a missing header': [
    (_, { headers }) => delete headers['x-frame-options'],
    (site) => checkHeaders(site, headersFile),
    failed('X-Frame-Options is missing.'),
  ],
  'a host with TLS that does not send Strict-Transport-Security': [
    (_, { headers }) => delete headers['strict-transport-security'],
    (site) => checkHeaders({ ...site, url: 'https://site.example/', html: '' }, headersFile),
    failed('Strict-Transport-Security is missing.'),
  ],
  'a policy with another directive': [
    (_, { headers }) => {
      const name = 'content-security-policy';
      headers[name] = headers[name]?.replace("font-src 'self'", 'font-src *') ?? '';
    },
    (site) => checkHeaders(site, headersFile),
    failed(`Content-Security-Policy is "font-src *"; expected "font-src 'self'".`),
  ],
  'assets that are not cached': [
    (_, { headers }) => delete headers['cache-control'],
    (site) => checkHeaders(site, headersFile),
    failed(/^Cache-Control of \S+\/assets\/\S+ is missing\.$/),
  ],
  'a script error': [
    (path, answer) => {
      if (appScript.test(path))
        answer.body = `setTimeout(() => { throw new Error('test error'); });${answer.body}`;
    },
    (site) => checkPage(site),
    failed(/test error/),
  ],
  'an app that does not load': [
    (path, answer) => {
      if (appScript.test(path)) answer.status = 404;
    },
    (site) => checkPage(site, 1000),
    failed(/^the app does not start.*404/),
  ],
  'a screen that is missing where scripts are off': [
    (path, answer) => {
      if (path === '/') answer.body = String(answer.body).replace('id="gallery"', 'id="other"');
    },
    checkNoScript,
    failed('not shown: Gallery & Reviews.'),
  ],
  'a page that is empty where scripts are off': [
    (path, answer) => {
      if (path === '/') answer.body = '<!doctype html><div id="root"></div>';
    },
    checkNoScript,
    failed(/^not shown: Home, .*, Contact\.$/),
  ],
  'a picture that is missing': [
    (path, answer) => {
      if (path.includes('bridge') && path.endsWith('-960.avif')) answer.status = 404;
    },
    checkPictures,
    failed(/of \d+ are wrong\. \S+bridge\S+-960\.avif answers with status 404/),
  ],
  'a font with the wrong content type': [
    (path, { headers }) => {
      if (path.endsWith('.woff2')) headers['content-type'] = 'text/html';
    },
    checkFonts,
    failed(/\.woff2 has content type text\/html; expected font\/woff2\./),
  ],
  'a page in place of robots.txt': [
    (path, { headers }) => {
      if (path === '/robots.txt') headers['content-type'] = 'text/html';
    },
    checkRobots,
    failed(/robots\.txt has content type text\/html/),
  ],
  'status 200 for an unknown path': unknownPathFault(200),
  'status 403 for an unknown path': unknownPathFault(403),
  'a policy that blocks the video player': [
    (_, { headers }) => {
      headers['content-security-policy'] = "frame-src 'none'";
    },
    (site) => checkVideo(site, 3000),
    failed(/the policy's frame-src blocked https:\/\/www\.youtube-nocookie/),
  ],
};

for (const [name, [fault, check, result]] of Object.entries(faults))
  test(`${name} fails`, async ({ serveBuild }) => {
    expect(await check(await serveBuild(fault))).toMatchObject(result);
  });

test('a host that sends none of our headers is a warning if the page has the policy', async ({
  serveBuild,
}) => {
  const site = await serveBuild((_, answer) => {
    const type = answer.headers['content-type'] ?? 'text/plain';
    answer.headers = { 'content-type': type, 'cache-control': 'max-age=600' };
  });
  const warning = warned(/cannot forbid framing/);
  expect(await checkHeaders(site, headersFile)).toMatchObject(warning);
  const html = site.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  expect(await checkHeaders({ ...site, html }, headersFile)).toMatchObject(failed(/neither/));
});

test('a host that refuses HEAD passes', async ({ serveBuild }) => {
  const site = await serveBuild();
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    init?.method === 'HEAD'
      ? Promise.resolve(new Response(null, { status: 405 }))
      : fetch(input, init);
  try {
    expect(await checkFonts(site)).toMatchObject({ status: 'ok' });
  } finally {
    globalThis.fetch = fetch;
  }
});

test('a message that is refused fails, and the report quotes the answer', async ({
  serveBuild,
  stubs,
}) => {
  const refusal = { status: 400, body: 'The template is gone' };
  stubs['https://api.emailjs.com/'] = (route) => route.fulfill(refusal);
  const site = await serveBuild((path, answer) => {
    if (path === sendPath) Object.assign(answer, refusal);
  });
  const reason = /^was not accepted: \S+ answered 400 The template is gone/;
  expect(await checkMessage(site)).toMatchObject(failed(reason));
});

test('a video whose player forbids framing or whose owner forbids embedding fails', async ({
  serveBuild,
  stubs,
}) => {
  const site = await serveBuild();
  const player = 'https://www.youtube-nocookie.com/embed/';
  const { [player]: answer } = stubs;
  stubs[player] = (route) =>
    route.fulfill({ headers: { 'X-Frame-Options': 'SAMEORIGIN' }, body: 'Player' });
  expect(await checkVideo(site, 3000)).toMatchObject(failed(/X-Frame-Options: SAMEORIGIN/));
  Object.assign(stubs, { [player]: answer });
  stubs['https://www.youtube.com/oembed'] = (route) => route.fulfill({ status: 401 });
  expect(await checkVideo(site)).toMatchObject(failed(/forbids embedding/));
});

test.describe('live chat', () => {
  const { label, fallbackNote } = home.callToAction.chat;
  const tracking = 'https://cdn.livechatinc.com/tracking.js';
  const more = 'https://secure.livechatinc.com/more.js';
  const opening = 'script-src https://*.livechatinc.com; frame-src https://*.livechatinc.com';

  /** The least a page needs for this check, with a chat that opens a frame of its own. */
  const page = `<!doctype html><title>Chat</title>
    <button role="tab" tabindex="0">Home</button><button id="open">${label}</button>
    <p id="note">${fallbackNote}</p>
    <noscript><a href="https://www.livechat.com/chat-with/12345/">Chat</a></noscript>
    <script src="${tracking}"></script>`;
  const loader = `const script = document.createElement('script');
    script.src = '${more}';
    document.head.append(script);`;
  const widget = `document.getElementById('note').remove();
    document.getElementById('open').onclick = () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://secure.livechatinc.com/chat';
      document.body.append(frame);
    };`;
  const script = (body: string) => (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body });

  const cases: Record<
    string,
    [policy: string, answers: Record<string, (route: Route) => Promise<void>>, result: Result]
  > = {
    'that comes up and opens passes': [opening, {}, passed(/^came up in .* license 12345\.$/)],
    'with a script that the policy blocks fails, and the report names rule and host': [
      opening.replace('https://*.', 'https://cdn.'),
      {},
      failed(`did not come up in 1 s: the policy's script-src-elem blocked ${more}.`),
    ],
    'with a window that the policy blocks fails': [
      "script-src https://*.livechatinc.com; frame-src 'none'",
      {},
      failed(/window does not open: the policy's frame-src blocked https:/),
    ],
    'whose host does not answer fails, and the report names it': [
      opening,
      { [tracking]: (route) => route.abort('connectionrefused') },
      failed(/cdn\.livechatinc\.com\/tracking\.js failed with net::ERR_CONNECTION_REFUSED/),
    ],
    'that comes up although a request is refused is a warning': [
      `${opening}; connect-src 'none'`,
      { [more]: script(`fetch('https://elsewhere.example/').catch(() => {});${widget}`) },
      warned(/the policy's connect-src blocked https:\/\/elsewhere\.example/),
    ],
  };

  for (const [name, [policy, answers, result]] of Object.entries(cases))
    test(`a chat ${name}`, async ({ serve, stubbed, stubs }) => {
      Object.assign(stubs, {
        [tracking]: script(loader),
        [more]: script(widget),
        'https://secure.livechatinc.com/chat': (route: Route) =>
          route.fulfill({ contentType: 'text/html', body: '<p>Chat window' }),
        ...answers,
      });
      const type = 'text/html; charset=utf-8';
      const headers = { 'Content-Type': type, 'Content-Security-Policy': policy };
      const url = await serve(async () => ({ status: 200, headers, body: page }));
      const timeoutMs = result.status === 'failed' ? 1000 : 20_000;
      expect(await checkChat(await fetchSite(url, stubbed), timeoutMs)).toMatchObject(result);
    });
});

test('the command prints a line per check and exits with 1 if one fails', async ({
  serve,
  baseURL,
}) => {
  test.slow();
  const url = await serve(async (path) => ({ ...(await answerFrom(baseURL, path)), status: 200 }));
  const doctor = spawn(process.execPath, ['src/build/tools/doctor.mjs', url]);
  let output = '';
  doctor.stdout.on('data', (data) => {
    output += data;
  });
  const [status] = await once(doctor, 'close');
  expect(output).toMatch(/^✓ Page +the app starts, and tabs can be selected\.$/m);
  expect(output).toMatch(/^✗ Not found +\S+ answers with status 200; expected 404\.$/m);
  expect(output).not.toMatch(/Message/);
  expect(status).toBe(1);
});
