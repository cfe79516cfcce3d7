import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import configuration from '../../../.htmlvalidate.mjs';
import { notFoundPage } from '../../../src/build/plugins/not-found-page';
import { contentSecurityPolicy } from '../../../src/build/tools/content-security-policy';
import { company } from '../../../src/content/company';
import { notFound } from '../../../src/content/notFound';
import { media } from '../../../src/styles/breakpoints';
import { getHook, type Hook } from '../../helpers/plugin';

const bundle = {
  'index.html': { type: 'asset', fileName: 'index.html' },
  'assets/young-serif-A1.woff2': { type: 'asset', fileName: 'assets/young-serif-A1.woff2' },
  'assets/figtree-B2.woff2': { type: 'asset', fileName: 'assets/figtree-B2.woff2' },
  'assets/figtree-latin-wght-normal-C3.woff2': {
    type: 'asset',
    fileName: 'assets/figtree-latin-wght-normal-C3.woff2',
  },
};

/** Returns the 404.html of a build. */
function build(env: Record<string, string> = {}): string {
  const emitFile = vi.fn();
  getHook(notFoundPage(env, media), 'generateBundle').call({ emitFile }, {}, bundle);
  expect(emitFile).toHaveBeenCalledOnce();
  const [{ fileName, source }] = emitFile.mock.calls[0] as [{ fileName: string; source: string }];
  expect(fileName).toBe('404.html');
  return source;
}

const urls = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"|url\("([^"]*)"\)/g)].map(([, a, b]) => a ?? b);

describe('404.html', () => {
  it('says what happened, links to the home page, and names phone and email', () => {
    const html = build();
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(html).toContain(`<h1>${notFound.title}</h1>`);
    expect(html).toContain(notFound.text);
    expect(html).toContain(`<a class="home" href="/">${notFound.link}</a>`);
    expect(html).toContain(`href="tel:${company.phone.number}">${company.phone.text}</a>`);
    expect(html).toContain(`href="mailto:${company.email}">${company.email}</a>`);
  });

  it.each([
    ['', '/'],
    ['https://www.example.com', '/'],
    ['https://name.github.io/repo/', '/repo/'],
    ['nonsense', '/'],
  ])(
    'with the site URL "%s", every URL begins with %s, so it works at any depth',
    (siteUrl, base) => {
      const own = urls(build({ VITE_SITE_URL: siteUrl })).filter(
        (url) => !/^(tel|mailto):/.test(url ?? ''),
      );
      expect(own).toEqual(
        expect.arrayContaining([
          base,
          `${base}icon.svg`,
          `${base}assets/young-serif-A1.woff2`,
          `${base}assets/figtree-B2.woff2`,
        ]),
      );
      for (const url of own) expect(url?.startsWith(base), url).toBe(true);
    },
  );

  it('contains a policy that allows its one inline style by hash', () => {
    const html = build();
    expect(html.match(/<style>/g)).toHaveLength(1);
    const policy = contentSecurityPolicy({}, html).replace(/frame-ancestors [^;]*; /, '');
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(html).toContain(`content="${policy}"`);
    expect(html).not.toMatch(/<script|\sstyle=|@media \(--/);
  });

  it('is valid HTML', async () => {
    const report = await new HtmlValidate(configuration).validateString(build());
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('is written once per build', () => {
    const emitFile = vi.fn();
    getHook(notFoundPage({}, media), 'generateBundle').call({ emitFile }, {}, { 'server.mjs': {} });
    expect(emitFile).not.toHaveBeenCalled();
  });
});

describe('preview server', () => {
  const dist = mkdtempSync(join(tmpdir(), 'not-found-'));
  writeFileSync(join(dist, '404.html'), '<h1>Not found</h1>');
  writeFileSync(join(dist, 'index.html'), '<h1>Home</h1>');
  afterAll(() => rmSync(dist, { recursive: true }));

  function answer(url: string) {
    let middleware: Hook = () => {};
    const use = (handler: Hook) => {
      middleware = handler;
    };
    const server = { config: { build: { outDir: dist } }, middlewares: { use } };
    const attach = getHook(notFoundPage({}, media), 'configurePreviewServer')(server) as () => void;
    attach();
    const response = { statusCode: 200, setHeader: vi.fn(), end: vi.fn() };
    const next = vi.fn();
    middleware({ url }, response, next);
    return { status: response.statusCode, body: response.end.mock.calls[0]?.[0], next };
  }

  it('answers 404 with the page where there is no file', () => {
    for (const url of ['/nowhere', '/no/such/page.html?x', '/assets', '/%', '/../package.json'])
      expect(answer(url), url).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
  });

  it('passes requests for files on', () => {
    const { status, next } = answer('/index.html?x');
    expect(status).toBe(200);
    expect(next).toHaveBeenCalledOnce();
  });

  it('does not answer unknown URLs with index.html', () => {
    const config = getHook(notFoundPage({}, media), 'config');
    expect(config({}, { isPreview: true })).toEqual({ appType: 'mpa' });
    expect(config({}, { isPreview: false })).toBeUndefined();
  });
});
