import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterAll, expect, it, vi } from 'vitest';
import {
  headers,
  headersFile,
  securityHeaders,
  transportSecurity,
} from '../../../src/build/plugins/security-headers';
import { contentSecurityPolicy, devPolicy } from '../../../src/build/tools/content-security-policy';
import { answerOf, hookOf } from '../../helpers/plugin';

const env = { VITE_EMAILJS_PUBLIC_KEY: 'local-public-key' };

const html = '<head><!--policy--><style>p { color: red }</style></head>';
const dist = mkdtempSync(join(tmpdir(), 'headers-'));
writeFileSync(join(dist, 'index.html'), html);
afterAll(() => rmSync(dist, { recursive: true }));

const hook = (name: keyof Plugin) => hookOf(headers(env), name);

/** The headers a server answers an address with, once the plugin is attached to it. */
function sent(attach: 'configureServer' | 'configurePreviewServer', url: string) {
  const response = {
    headers: {} as Record<string, string>,
    setHeaders(map: Map<string, string>) {
      Object.assign(response.headers, Object.fromEntries(map));
      return response;
    },
    setHeader: (name: string, value: string) => Object.assign(response.headers, { [name]: value }),
  };
  const next = vi.fn();
  answerOf(headers(env), attach, dist)({ url }, response, next);
  expect(next).toHaveBeenCalledOnce();
  return response.headers;
}

it('the preview server sends the headers of the published site, and keeps hashed files', () => {
  const page = { ...securityHeaders(env, html), 'Cache-Control': 'no-cache' };
  expect(sent('configurePreviewServer', '/')).toEqual(page);
  expect(sent('configurePreviewServer', '/icons/assets/x.png')).toEqual(page);
  expect(sent('configurePreviewServer', '/assets/x-1.js')['Cache-Control']).toContain('immutable');
});

it('the development server sends the same, under a policy it can work with', () => {
  const { 'Content-Security-Policy': policy, ...rest } = sent('configureServer', '/');
  expect(rest).toEqual(
    expect.not.objectContaining({ 'Strict-Transport-Security': expect.anything() }),
  );
  expect({ ...rest, 'Content-Security-Policy': contentSecurityPolicy(env) }).toEqual(
    securityHeaders(env),
  );
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}'/);
});

it('the policy of the development server lets in what carries its password, and nothing else', () => {
  const directives = devPolicy({ VITE_EMAILJS_PUBLIC_KEY: 'key' }, 'secret').split('; ');
  const published = contentSecurityPolicy({ VITE_EMAILJS_PUBLIC_KEY: 'key' }).split('; ');
  expect(directives.filter((directive) => !published.includes(directive)).toSorted()).toEqual([
    "connect-src 'self' https://api.emailjs.com",
    "script-src 'self' 'nonce-secret'",
    "style-src 'self' 'nonce-secret'",
  ]);
  expect(directives.join()).not.toMatch(/trusted-types|unsafe/);
});

it('the development server alone writes that password into the page', () => {
  const config = hook('config');
  expect(config({}, { command: 'serve', isPreview: false })).toEqual({
    html: { cspNonce: expect.stringMatching(/^[\w-]{36}$/) },
  });
  expect(config({}, { command: 'serve', isPreview: true })).toBeUndefined();
  expect(config({}, { command: 'build', isPreview: false })).toBeUndefined();
});

it('the build writes them once, in the form in which hosts read them', () => {
  const emitFile = vi.fn();
  const build = hook('generateBundle');
  build.call({ emitFile }, {}, { 'server.mjs': { type: 'chunk' } });
  expect(emitFile).not.toHaveBeenCalled();
  build.call({ emitFile }, {}, { 'index.html': { type: 'asset', source: html } });
  const source = headersFile(env, html);
  expect(emitFile).toHaveBeenCalledExactlyOnceWith({ type: 'asset', fileName: '_headers', source });

  const all = Object.entries({ ...securityHeaders(env, html), ...transportSecurity });
  expect(source.split('\n')).toEqual([
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    '',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ]);
});

it('the page carries the policy as well, for hosts that send no headers of ours', () => {
  const change = hook('transformIndexHtml');
  const page = String(change(html, {}));
  const [, found] = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(page) ?? [];
  const all = contentSecurityPolicy(env, html).split('; ');
  expect(found?.split('; ')).toEqual(all.filter((part) => !part.startsWith('frame-ancestors')));
  expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<style>'));
  // The development server's own policy differs.
  expect(change(html, { server: {} })).not.toContain('http-equiv');
});
