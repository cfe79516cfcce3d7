import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Plugin } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  buildSecurityHeaders,
  cacheHeaders,
  headersFile,
  securityHeaders,
  transportSecurity,
} from '../../../src/build/plugins/security-headers';
import { contentSecurityPolicy, devPolicy } from '../../../src/build/tools/content-security-policy';
import { getHook, getMiddleware } from '../../helpers/plugin';
import { arbitraryText, propertyOptions } from '../../helpers/properties';

const local = { VITE_EMAILJS_PUBLIC_KEY: 'local-public-key' };

/** Parses a policy into its directives and their values. */
function parse(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values];
    }),
  );
}

const policy = (env: Record<string, string>) => parse(contentSecurityPolicy(env));

describe('contentSecurityPolicy', () => {
  it('allows only this site and the video player by default', () => {
    expect(policy(local)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['https://www.youtube-nocookie.com'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  it('allows inline styles without attributes by hash', () => {
    const html =
      '<style>p { color: red }</style><style>a {\n}</style><style onload="x()">i</style>';
    const { 'style-src': styles } = parse(contentSecurityPolicy(local, html));
    expect(styles).toEqual([
      "'self'",
      "'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4='",
      "'sha256-ubcGche1wv1jK4lUPwia8lRUezJl83mw9E3JCq+aFZk='",
    ]);
  });

  it('allows requests to EmailJS only, once an account is configured', () => {
    const env = { VITE_EMAILJS_PUBLIC_KEY: 'key' };
    expect(policy(env)['connect-src']).toEqual(['https://api.emailjs.com']);
  });

  it('allows requests to the configured message host only', () => {
    const env = { ...local, VITE_EMAILJS_ORIGIN: 'https://mail.example.com/' };
    expect(policy(env)['connect-src']).toEqual(['https://mail.example.com']);
    const tried = { ...local, VITE_EMAILJS_ORIGIN: 'http://localhost:8080' };
    expect(policy(tried)['connect-src']).toEqual(['http://localhost:8080']);
  });

  it('allows the hosts of live chat when a license is configured', () => {
    const { 'script-src': scripts, ...rest } = policy({ ...local, VITE_LIVECHAT_LICENSE: '12345' });
    expect(scripts).toEqual([
      "'self'",
      'https://cdn.livechatinc.com',
      'https://api.livechatinc.com',
    ]);
    expect(rest).toMatchObject({
      'connect-src': ["'self'", 'https://api.livechatinc.com'],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://secure.livechatinc.com'],
      'trusted-types': ['default'],
    });
  });

  it('allows each configured picture host once', () => {
    const env = {
      ...local,
      VITE_ASSET_HOST: 'https://pictures.example.com/site/',
      VITE_PORTRAIT_HOST: 'https://pictures.example.com',
    };
    expect(policy(env)['img-src']).toEqual(["'self'", 'https://pictures.example.com']);
    expect(policy({ ...local, VITE_ASSET_HOST: '/cdn' })['img-src']).toEqual(["'self'"]);
  });

  it.each([
    'pictures.example.com',
    '//pictures.example.com',
    '*',
    'https://*.example.com',
    'data:',
    'javascript:alert(1)',
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example,b.example',
  ])('throws on the host %j and names the variable', (address) => {
    expect(() => buildSecurityHeaders({ ...local, VITE_PORTRAIT_HOST: address })).toThrow(
      /^VITE_PORTRAIT_HOST: /,
    );
  });

  it('stays strict with any configuration', () => {
    const address = fc.oneof(
      arbitraryText,
      fc.webUrl(),
      arbitraryText.map((text) => `https://${text}`),
    );
    const tight = Object.keys(policy(local));
    fc.assert(
      fc.property(address, address, address, arbitraryText, (mail, assets, portraits, license) => {
        let header: string;
        try {
          header = contentSecurityPolicy({
            VITE_EMAILJS_PUBLIC_KEY: 'key',
            VITE_EMAILJS_ORIGIN: mail,
            VITE_ASSET_HOST: assets,
            VITE_PORTRAIT_HOST: portraits,
            VITE_LIVECHAT_LICENSE: license,
          });
        } catch (error) {
          expect(String(error)).toMatch(/^Error: VITE_\w+: /);
          return;
        }
        expect(header).not.toMatch(/unsafe|\*|[^\x20-\x7e]|data:|blob:/);
        const found = parse(header);
        expect(Object.keys(found)).toEqual(tight);
        for (const values of Object.values(found))
          for (const value of values)
            expect(value).toMatch(/^('self'|'none'|'script'|default|https?:\/\/[^\s/;,]+)$/);
        expect(found['script-src']?.slice(1).join(' ')).toMatch(
          /^(https:\/\/cdn\.livechatinc\.com https:\/\/api\.livechatinc\.com)?$/,
        );
      }),
      propertyOptions(1000),
    );
  });
});

describe('devPolicy', () => {
  it('allows scripts and styles with the nonce, and requests to the server itself', () => {
    const directives = devPolicy({ VITE_EMAILJS_PUBLIC_KEY: 'key' }, 'secret').split('; ');
    const published = contentSecurityPolicy({ VITE_EMAILJS_PUBLIC_KEY: 'key' }).split('; ');
    expect(directives.filter((directive) => !published.includes(directive)).toSorted()).toEqual([
      "connect-src 'self' https://api.emailjs.com",
      "script-src 'self' 'nonce-secret'",
      "style-src 'self' 'nonce-secret'",
    ]);
    expect(directives.join()).not.toMatch(/trusted-types|unsafe/);
  });
});

describe('buildSecurityHeaders', () => {
  it('sends a referrer only with live chat, which needs it', () => {
    expect(buildSecurityHeaders(local)['Referrer-Policy']).toBe('no-referrer');
    const chatting = buildSecurityHeaders({ ...local, VITE_LIVECHAT_LICENSE: '12345' });
    expect(chatting['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });

  it('grants the video player four features and refuses 25 to everyone', () => {
    const features = buildSecurityHeaders(local)['Permissions-Policy']?.split(', ') ?? [];
    const granted = features.filter((feature) => !feature.endsWith('=()'));
    expect(granted).toEqual(
      ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
        (feature) => `${feature}=(self "https://www.youtube-nocookie.com")`,
      ),
    );
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(features).toContain(`${feature}=()`);
    const refused = features.filter((feature) => /^[a-z]+(-[a-z]+)*=\(\)$/.test(feature));
    expect(new Set(refused).size).toBe(25);
    expect(features).toHaveLength(granted.length + refused.length);
  });

  it('sets the remaining headers', () => {
    expect(buildSecurityHeaders(local)).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
      'X-Content-Type-Options': 'nosniff',
      'X-DNS-Prefetch-Control': 'off',
      'X-Frame-Options': 'DENY',
      'X-Permitted-Cross-Domain-Policies': 'none',
    });
    expect(transportSecurity).toEqual({ 'Strict-Transport-Security': 'max-age=63072000' });
    expect(cacheHeaders).toEqual([
      { path: '/assets/*', value: 'public, max-age=31536000, immutable' },
      { path: '/*', value: 'no-cache' },
    ]);
  });
});

describe('securityHeaders', () => {
  const env = { VITE_EMAILJS_PUBLIC_KEY: 'local-public-key' };

  const html = '<head><!--policy--><style>p { color: red }</style></head>';
  const dist = mkdtempSync(join(tmpdir(), 'headers-'));
  writeFileSync(join(dist, 'index.html'), html);
  afterAll(() => rmSync(dist, { recursive: true }));

  const hook = (name: keyof Plugin) => getHook(securityHeaders(env), name);

  /** Returns the headers that a server with the plugin sends for a URL. */
  function sent(attach: 'configureServer' | 'configurePreviewServer', url: string) {
    const response = {
      headers: {} as Record<string, string>,
      setHeaders(map: Map<string, string>) {
        Object.assign(response.headers, Object.fromEntries(map));
        return response;
      },
      setHeader: (name: string, value: string) =>
        Object.assign(response.headers, { [name]: value }),
    };
    const next = vi.fn();
    getMiddleware(securityHeaders(env), attach, dist)({ url }, response, next);
    expect(next).toHaveBeenCalledOnce();
    return response.headers;
  }

  it('sends the headers from the preview server, and lets browsers cache hashed files', () => {
    const page = { ...buildSecurityHeaders(env, html), 'Cache-Control': 'no-cache' };
    expect(sent('configurePreviewServer', '/')).toEqual(page);
    expect(sent('configurePreviewServer', '/icons/assets/x.png')).toEqual(page);
    expect(sent('configurePreviewServer', '/assets/x-1.js')['Cache-Control']).toContain(
      'immutable',
    );
  });

  it('sends the same headers from the development server, with a nonce in the policy', () => {
    const { 'Content-Security-Policy': policy, ...rest } = sent('configureServer', '/');
    expect(rest).toEqual(
      expect.not.objectContaining({ 'Strict-Transport-Security': expect.anything() }),
    );
    expect({ ...rest, 'Content-Security-Policy': contentSecurityPolicy(env) }).toEqual(
      buildSecurityHeaders(env),
    );
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}'/);
  });

  it('gives the nonce to Vite only in development', () => {
    const config = hook('config');
    expect(config({}, { command: 'serve', isPreview: false })).toEqual({
      html: { cspNonce: expect.stringMatching(/^[\w-]{36}$/) },
    });
    expect(config({}, { command: 'serve', isPreview: true })).toBeUndefined();
    expect(config({}, { command: 'build', isPreview: false })).toBeUndefined();
  });

  it('writes _headers once per build', () => {
    const emitFile = vi.fn();
    const build = hook('generateBundle');
    build.call({ emitFile }, {}, { 'server.mjs': { type: 'chunk' } });
    expect(emitFile).not.toHaveBeenCalled();
    build.call({ emitFile }, {}, { 'index.html': { type: 'asset', source: html } });
    const source = headersFile(env, html);
    expect(emitFile).toHaveBeenCalledExactlyOnceWith({
      type: 'asset',
      fileName: '_headers',
      source,
    });

    const all = Object.entries({ ...buildSecurityHeaders(env, html), ...transportSecurity });
    expect(source.split('\n')).toEqual([
      '/*',
      ...all.map(([name, value]) => `  ${name}: ${value}`),
      '',
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  it('writes the policy into the built page, without frame-ancestors', () => {
    const change = hook('transformIndexHtml');
    const page = String(change(html, {}));
    const [, found] = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(page) ?? [];
    const all = contentSecurityPolicy(env, html).split('; ');
    expect(found?.split('; ')).toEqual(all.filter((part) => !part.startsWith('frame-ancestors')));
    expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<style>'));
    // The development server sends another policy.
    expect(change(html, { server: {} })).not.toContain('http-equiv');
  });
});
