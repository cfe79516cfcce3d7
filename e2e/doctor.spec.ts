import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, test as base, expect, type Route } from '@playwright/test';
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

// `npm run doctor -- <address>` on local servers that do everything right, or one thing wrong.

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Changes the answer to one request, to be wrong in one way. */
type Fault = (path: string, answer: Answer) => void;

const headersFile = readFileSync('dist/_headers', 'utf8');

/** The headers of one block of dist/_headers, read apart from the code under test. */
function headersFor(path: string): Record<string, string> {
  const lines = headersFile.split(`${path}\n`)[1]?.split('\n\n')[0]?.trim().split('\n') ?? [];
  return Object.fromEntries(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
}

/** What a good host answers: the build's file with its headers, or 404. */
function answerFrom(folder: string, path: string): Answer {
  const file = join(folder, path === '/' ? 'index.html' : path);
  const headers = headersFor('/*');
  if (path === sendPath) return { status: 200, headers, body: 'OK' };
  if (!existsSync(file)) return { status: 404, headers, body: 'Not found' };
  if (path.startsWith('/assets/')) Object.assign(headers, headersFor('/assets/*'));
  headers['Content-Type'] = types[extname(file)] ?? 'application/octet-stream';
  return { status: 200, headers, body: readFileSync(file) };
}

interface Fixtures {
  /** Starts a server and returns its address. */
  serve: (answer: (path: string) => Answer) => Promise<string>;
  /** Serves the build with one fault. */
  serveBuild: (fault?: Fault) => ReturnType<typeof fetchSite>;
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
      const server = createServer((request, response) => {
        const { status, headers, body } = answer(decodeURI(request.url ?? '/'));
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

  serveBuild: async ({ serve, stubbed }, use) =>
    use(async (fault = () => {}) => {
      const url = await serve((path) => {
        const answer = answerFrom('dist', path);
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

test.describe('headers', () => {
  test('a missing header fails', async ({ serveBuild }) => {
    const site = await serveBuild((_, { headers }) => delete headers['X-Frame-Options']);
    expect(await checkHeaders(site, headersFile)).toEqual({
      name: 'Headers',
      status: 'failed',
      text: 'X-Frame-Options is missing.',
    });
  });

  test('a policy that differs fails, and the report names the directive', async ({
    serveBuild,
  }) => {
    const site = await serveBuild((_, { headers }) => {
      const name = 'Content-Security-Policy';
      headers[name] = headers[name]?.replace("font-src 'self'", 'font-src *') ?? '';
    });
    expect(await checkHeaders(site, headersFile)).toMatchObject({
      status: 'failed',
      text: `Content-Security-Policy is "font-src *"; expected "font-src 'self'".`,
    });
  });

  test('assets that are not cached fail', async ({ serveBuild }) => {
    const site = await serveBuild((_, { headers }) => delete headers['Cache-Control']);
    expect(await checkHeaders(site, headersFile)).toMatchObject({
      status: 'failed',
      text: expect.stringMatching(/^Cache-Control of \S+\/assets\/\S+ is missing\.$/),
    });
  });

  test('a host that sends none of ours is a warning if the page has the policy', async ({
    serveBuild,
  }) => {
    const site = await serveBuild((_, answer) => {
      const type = answer.headers['Content-Type'] ?? 'text/plain';
      answer.headers = { 'Content-Type': type, 'Cache-Control': 'max-age=600' };
    });
    expect(await checkHeaders(site, headersFile)).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('cannot forbid framing'),
    });
    const html = site.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    expect(await checkHeaders({ ...site, html }, headersFile)).toMatchObject({
      status: 'failed',
      text: expect.stringContaining('neither'),
    });
  });
});

test.describe('page', () => {
  test('a script error fails, and the report quotes it', async ({ serveBuild }) => {
    const site = await serveBuild((path, answer) => {
      if (/assets\/index-.*\.js$/.test(path))
        answer.body = `setTimeout(() => { throw new Error('test error'); });${answer.body}`;
    });
    expect(await checkPage(site)).toMatchObject({
      status: 'failed',
      text: expect.stringContaining('test error'),
    });
  });

  test('an app that does not load fails', async ({ serveBuild }) => {
    const site = await serveBuild((path, answer) => {
      if (/assets\/index-.*\.js$/.test(path)) answer.status = 404;
    });
    expect(await checkPage(site, 1000)).toMatchObject({
      status: 'failed',
      text: expect.stringMatching(/^the app does not start.*404/),
    });
  });

  test('a page without one of the screens fails where scripts are off', async ({ serveBuild }) => {
    const site = await serveBuild((path, answer) => {
      if (path === '/') answer.body = String(answer.body).replace('id="gallery"', 'id="other"');
    });
    expect(await checkNoScript(site)).toMatchObject({
      status: 'failed',
      text: 'not shown: Gallery & Reviews.',
    });
  });

  test('an empty page fails where scripts are off', async ({ serveBuild }) => {
    const site = await serveBuild((path, answer) => {
      if (path === '/') answer.body = '<!doctype html><div id="root"></div>';
    });
    expect(await checkNoScript(site)).toMatchObject({
      status: 'failed',
      text: expect.stringMatching(/^not shown: Home, .*, Contact\.$/),
    });
  });
});

test.describe('files', () => {
  test('a picture that is missing fails, and the report names it', async ({ serveBuild }) => {
    const site = await serveBuild((path, answer) => {
      if (path.includes('bridge') && path.endsWith('-960.avif')) answer.status = 404;
    });
    expect(await checkPictures(site)).toMatchObject({
      status: 'failed',
      text: expect.stringMatching(
        /of \d+ are wrong\. \S+bridge\S+-960\.avif answers with status 404/,
      ),
    });
  });

  test('a font with the wrong content type fails', async ({ serveBuild }) => {
    const site = await serveBuild((path, { headers }) => {
      if (path.endsWith('.woff2')) headers['Content-Type'] = 'text/html';
    });
    expect(await checkFonts(site)).toMatchObject({
      status: 'failed',
      text: expect.stringContaining('.woff2 has content type text/html; expected font/woff2.'),
    });
  });

  test('a host that refuses HEAD passes', async ({ serve, stubbed }) => {
    const url = await serve((path) => answerFrom('dist', path));
    const site = await fetchSite(url, stubbed);
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

  test('robots.txt that is a page fails', async ({ serveBuild }) => {
    const site = await serveBuild((path, { headers }) => {
      if (path === '/robots.txt') headers['Content-Type'] = 'text/html';
    });
    expect(await checkRobots(site)).toMatchObject({
      status: 'failed',
      text: expect.stringContaining('robots.txt has content type text/html'),
    });
  });

  test('an unknown path that answers with status 200 fails', async ({ serveBuild }) => {
    const site = await serveBuild((_, answer) => {
      answer.status = 200;
    });
    expect(await checkNotFound(site)).toMatchObject({
      status: 'failed',
      text: expect.stringMatching(/answers with status 200; expected 404\.$/),
    });
  });
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
  expect(await checkMessage(site)).toMatchObject({
    status: 'failed',
    text: expect.stringMatching(/^was not accepted: \S+ answered 400 The template is gone/),
  });
});

test.describe('video', () => {
  const player = 'https://www.youtube-nocookie.com/embed/';

  test('a player that forbids framing fails', async ({ serveBuild, stubs }) => {
    stubs[player] = (route) =>
      route.fulfill({ headers: { 'X-Frame-Options': 'SAMEORIGIN' }, body: 'Player' });
    expect(await checkVideo(await serveBuild(), 3000)).toMatchObject({
      status: 'failed',
      text: expect.stringContaining('X-Frame-Options: SAMEORIGIN'),
    });
  });

  test('a player that the policy blocks fails', async ({ serveBuild }) => {
    const site = await serveBuild((_, { headers }) => {
      headers['Content-Security-Policy'] = "frame-src 'none'";
    });
    expect(await checkVideo(site, 3000)).toMatchObject({
      status: 'failed',
      text: expect.stringContaining("the policy's frame-src blocked https://www.youtube-nocookie"),
    });
  });

  test('a video whose owner forbids embedding fails', async ({ serveBuild, stubs }) => {
    stubs['https://www.youtube.com/oembed'] = (route) => route.fulfill({ status: 401 });
    expect(await checkVideo(await serveBuild())).toMatchObject({
      status: 'failed',
      text: expect.stringContaining('forbids embedding'),
    });
  });
});

test.describe('live chat', () => {
  const { label, fallbackNote } = home.callToAction.chat;

  /** The least a page needs for this check, with a chat that opens a frame of its own. */
  const page = `<!doctype html><title>Chat</title>
    <button role="tab" tabindex="0">Home</button><button id="open">${label}</button>
    <p id="note">${fallbackNote}</p>
    <noscript><a href="https://www.livechat.com/chat-with/12345/">Chat</a></noscript>
    <script src="https://cdn.livechatinc.com/tracking.js"></script>`;
  const loader = `const script = document.createElement('script');
    script.src = 'https://secure.livechatinc.com/more.js';
    document.head.append(script);`;
  const more = `document.getElementById('note').remove();
    document.getElementById('open').onclick = () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://secure.livechatinc.com/chat';
      document.body.append(frame);
    };`;

  test.beforeEach(({ stubs }) => {
    const script = (body: string) => (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body });
    Object.assign(stubs, {
      'https://cdn.livechatinc.com/tracking.js': script(loader),
      'https://secure.livechatinc.com/more.js': script(more),
      'https://secure.livechatinc.com/chat': (route: Route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Chat window' }),
    });
  });

  const servePage = (policy: string) => () => ({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
    body: page,
  });
  const open = 'script-src https://*.livechatinc.com; frame-src https://*.livechatinc.com';

  test('a chat that comes up and opens passes', async ({ serve, stubbed }) => {
    const site = await fetchSite(await serve(servePage(open)), stubbed);
    expect(await checkChat(site)).toMatchObject({
      status: 'ok',
      text: expect.stringMatching(/^came up in .* license 12345\.$/),
    });
  });

  test('a script that the policy blocks fails, and the report names rule and host', async ({
    serve,
    stubbed,
  }) => {
    const policy = open.replace('https://*.', 'https://cdn.');
    const site = await fetchSite(await serve(servePage(policy)), stubbed);
    expect(await checkChat(site, 1000)).toMatchObject({
      status: 'failed',
      text:
        "did not come up in 1 s: the policy's script-src-elem blocked " +
        'https://secure.livechatinc.com/more.js.',
    });
  });

  test('a window that the policy blocks fails', async ({ serve, stubbed }) => {
    const policy = "script-src https://*.livechatinc.com; frame-src 'none'";
    const site = await fetchSite(await serve(servePage(policy)), stubbed);
    expect(await checkChat(site, 1000)).toMatchObject({
      status: 'failed',
      text: expect.stringMatching(/window does not open: the policy's frame-src blocked https:/),
    });
  });

  test('a host that does not answer fails, and the report names it', async ({
    serve,
    stubbed,
    stubs,
  }) => {
    stubs['https://cdn.livechatinc.com/tracking.js'] = (route) => route.abort('connectionrefused');
    const site = await fetchSite(await serve(servePage(open)), stubbed);
    expect(await checkChat(site, 1000)).toMatchObject({
      status: 'failed',
      text: expect.stringContaining(
        'https://cdn.livechatinc.com/tracking.js failed with net::ERR_CONNECTION_REFUSED',
      ),
    });
  });

  test('a request that is refused is a warning if the chat comes up', async ({
    serve,
    stubbed,
    stubs,
  }) => {
    stubs['https://secure.livechatinc.com/more.js'] = (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `fetch('https://elsewhere.example/').catch(() => {});${more}`,
      });
    const policy = `${open}; connect-src 'none'`;
    const site = await fetchSite(await serve(servePage(policy)), stubbed);
    expect(await checkChat(site)).toMatchObject({
      status: 'warning',
      text: expect.stringContaining("the policy's connect-src blocked https://elsewhere.example"),
    });
  });
});

test('the command prints a line per check and exits with 1 if one fails', async ({ serve }) => {
  test.slow();
  const url = await serve((path) => Object.assign(answerFrom('dist', path), { status: 200 }));
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
