import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cacheHeaders,
  securityHeaders,
  transportSecurity,
} from '../../../src/build/plugins/security-headers';
import { contentSecurityPolicy } from '../../../src/build/tools/content-security-policy';
import { anyText, runs } from '../../helpers/properties';

const local = { VITE_EMAILJS_PUBLIC_KEY: 'local-public-key' };

/** A policy as the browser reads it: each directive with its values. */
function parse(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values];
    }),
  );
}

const policy = (env: Record<string, string>) => parse(contentSecurityPolicy(env));

describe('the security policy', () => {
  it('names nothing but this site and the video player, as the site comes', () => {
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

  it('lets the style that stands in the page, and no other, by its hash', () => {
    const html =
      '<style>p { color: red }</style><style>a {\n}</style><style onload="x()">i</style>';
    const { 'style-src': styles } = parse(contentSecurityPolicy(local, html));
    expect(styles).toEqual([
      "'self'",
      "'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4='",
      "'sha256-ubcGche1wv1jK4lUPwia8lRUezJl83mw9E3JCq+aFZk='",
    ]);
  });

  it('lets messages go to EmailJS, and nowhere else, once there is an account', () => {
    const env = { VITE_EMAILJS_PUBLIC_KEY: 'key' };
    expect(policy(env)['connect-src']).toEqual(['https://api.emailjs.com']);
  });

  it('lets messages go to the host that is configured', () => {
    const env = { ...local, VITE_EMAILJS_ORIGIN: 'https://mail.example.com/' };
    expect(policy(env)['connect-src']).toEqual(['https://mail.example.com']);
    const tried = { ...local, VITE_EMAILJS_ORIGIN: 'http://localhost:8080' };
    expect(policy(tried)['connect-src']).toEqual(['http://localhost:8080']);
  });

  it('lets the chat in only with a license', () => {
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

  it('lets pictures come from the hosts that are configured, once each', () => {
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
  ])('is not made from the host %j, and the build says which variable to mend', (address) => {
    expect(() => securityHeaders({ ...local, VITE_PORTRAIT_HOST: address })).toThrow(
      /^VITE_PORTRAIT_HOST: /,
    );
  });

  it('cannot be opened by anything that is configured', () => {
    const address = fc.oneof(
      anyText,
      fc.webUrl(),
      anyText.map((text) => `https://${text}`),
    );
    const tight = Object.keys(policy(local));
    fc.assert(
      fc.property(address, address, address, anyText, (mail, assets, portraits, license) => {
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
      runs(1000),
    );
  });
});

describe('the other security headers', () => {
  it('tell nobody where a visitor comes from, unless there is a chat that has to know', () => {
    expect(securityHeaders(local)['Referrer-Policy']).toBe('no-referrer');
    const chatting = securityHeaders({ ...local, VITE_LIVECHAT_LICENSE: '12345' });
    expect(chatting['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });

  it('lend the video player what it needs and refuse the rest to everyone', () => {
    const features = securityHeaders(local)['Permissions-Policy']?.split(', ') ?? [];
    const lent = features.filter((feature) => !feature.endsWith('=()'));
    expect(lent).toEqual(
      ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
        (feature) => `${feature}=(self "https://www.youtube-nocookie.com")`,
      ),
    );
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(features).toContain(`${feature}=()`);
    const refused = features.filter((feature) => /^[a-z]+(-[a-z]+)*=\(\)$/.test(feature));
    expect(new Set(refused).size).toBe(25);
    expect(features).toHaveLength(lent.length + refused.length);
  });

  it('stay with what was decided', () => {
    expect(securityHeaders(local)).toMatchObject({
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
