import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, test, vi } from 'vitest';
import { compress } from '../../../src/build/plugins/compress';
import { getHook, getMiddleware } from '../../helpers/plugin';

const dist = mkdtempSync(join(tmpdir(), 'compress-'));
const page = '<p>Ten days in Sri Lanka</p>'.repeat(20);

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'assets/app.js'), page);
  writeFileSync(join(dist, 'assets/map.avif'), page);
  writeFileSync(join(dist, 'robots.txt'), 'x');
  await getHook(
    compress(),
    'buildApp',
  )({
    environments: { client: { config: { build: { outDir: dist } } } },
    config: {},
  });
});

afterAll(() => rmSync(dist, { recursive: true }));

/** Passes a request through the preview server's middleware. */
function ask(url: string, encoding?: string) {
  const request = { url, headers: { 'accept-encoding': encoding } };
  const response = { setHeader: vi.fn() };
  const next = vi.fn();
  getMiddleware(compress(), 'configurePreviewServer', dist)(request, response, next);
  return { file: request.url, headers: response.setHeader.mock.calls, next };
}

it('writes .br and .gz variants of text files that become smaller', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(br|gz)$/.test(file)).toSorted()).toEqual([
    ...['assets/app.js.br', 'assets/app.js.gz', 'index.html.br', 'index.html.gz'],
  ]);
  expect(String(brotliDecompressSync(readFileSync(join(dist, 'index.html.br'))))).toBe(page);
  expect(String(gunzipSync(readFileSync(join(dist, 'index.html.gz'))))).toBe(page);
});

test.each([
  ['/', 'gzip, deflate, br', '/index.html.br'],
  ['/?from=mail', 'gzip, br', '/index.html.br'],
  ['/assets/app.js', 'gzip', '/assets/app.js.gz'],
  ['/assets/app.js', 'identity', '/assets/app.js'],
  ['/assets/app.js', undefined, '/assets/app.js'],
  ['/robots.txt', 'br', '/robots.txt'],
])('the preview server answers %s with Accept-Encoding "%s" from %s', (url, encoding, file) => {
  const asked = ask(url, encoding);
  expect(asked.file).toBe(file);
  expect(asked.headers).toEqual([['Vary', 'Accept-Encoding']]);
  expect(asked.next).toHaveBeenCalledExactlyOnceWith();
});

test('the preview server does not compress pictures', () => {
  const { file, headers, next } = ask('/assets/map.avif', 'br');
  expect(file).toBe('/assets/map.avif');
  expect(headers).toEqual([]);
  expect(next).toHaveBeenCalledOnce();
});
