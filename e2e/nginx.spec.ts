import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { toNginx } from '../.deploy/nginx-headers.mjs';
import { headersFor, parseHeaders } from '../src/build/tools/headers-file.mjs';
import { hasNginx } from './support/nginx.mjs';

// The container's nginx, with the build and its `_headers`, as .deploy/Dockerfile arranges them.

const headersFile = readFileSync('dist/_headers', 'utf8');
const page = readFileSync('dist/index.html', 'utf8');
const [script = ''] = /assets\/[^"']+\.js/.exec(page) ?? [];
const [, user = ''] = /^USER (\S+)$/m.exec(readFileSync('.deploy/Dockerfile', 'utf8')) ?? [];

const test = base.extend<object, { nginxUrl: string }>({
  nginxUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
      chmodSync(folder, 0o777);
      const port = await freePort();
      const conf = readFileSync('.deploy/nginx.conf', 'utf8');
      const own = conf.replaceAll('/tmp/', `${folder}/`).replaceAll('8080', String(port));
      writeFileSync(join(folder, 'nginx.conf'), own);
      writeFileSync(join(folder, 'headers.conf'), toNginx(headersFile));
      cpSync('dist', join(folder, 'site'), { recursive: true });

      const args = ['-p', `${folder}/`, '-c', join(folder, 'nginx.conf')];
      const server = spawn('/usr/sbin/nginx', args, { stdio: 'inherit', ...containerUser() });
      const url = `http://localhost:${port}`;
      try {
        await expect(async () => {
          expect(server.exitCode, 'exit code of nginx').toBe(null);
          await fetch(url);
        }).toPass({ timeout: 10_000 });
        await use(url);
      } finally {
        // kill() returns false if nginx has already exited.
        if (server.kill()) await once(server, 'exit');
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker' },
  ],

  baseURL: ({ nginxUrl }, use) => use(nginxUrl),
});

test.skip(!hasNginx(), 'nginx and its Brotli module are not installed');
test.skip(
  ({ browserName, isMobile }) => browserName !== 'chromium' || isMobile,
  'no browser is involved',
);

test('listens for IPv4 and IPv6', async ({ request, nginxUrl }) => {
  for (const host of ['127.0.0.1', '[::1]']) {
    const response = await request.get(nginxUrl.replace('localhost', host));
    expect(response.status(), host).toBe(200);
  }
});

for (const [path, status] of [
  ['/', 200],
  ['/?utm=x', 200],
  ['/index.html', 200],
  [`/${script}`, 200],
  ['/manifest.webmanifest', 200],
  ['/nowhere', 404],
  ['/no/such/page.html', 404],
  ['/assets/missing.js', 404],
  ['/404.html', 404],
  ['/_headers', 404],
  ['/index.html.br', 404],
] as const)
  test(`${path.replace(/-[\w-]{8}\./, '.')} is answered ${status} with the headers of dist/_headers`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const isAsset = status === 200 && path.startsWith('/assets/');
    const expected = {
      'Cache-Control': 'no-cache',
      ...Object.fromEntries(headersFor(parseHeaders(headersFile), isAsset ? path : '/')),
    };
    for (const [name, value] of Object.entries(expected))
      expect(response.headers()[name.toLowerCase()], name).toBe(value);
    expect(response.headers().server).toBe('nginx');
    if (status === 404) expect(await response.text()).toBe(readFileSync('dist/404.html', 'utf8'));
  });

for (const [accepted, encoding] of [
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const)
  test(`page is sent with encoding ${encoding ?? 'none'} to a client that accepts ${accepted}`, async ({
    request,
  }) => {
    const response = await request.get('/', { headers: { 'Accept-Encoding': accepted } });
    const { 'content-encoding': sent, 'content-type': type, vary } = response.headers();
    expect({ sent, type, vary }).toEqual({
      sent: encoding,
      type: 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(await response.text()).toBe(page);
  });

test('the container does not run as root', () => {
  expect(user).not.toBe('');
  expect(user).not.toBe('root');
});

/** The user of the container, if this process may become another one. */
function containerUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
