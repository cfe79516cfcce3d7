import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../src/build/pages/content-security-policy';
import { buildSecurityHeaders, headersFile } from '../../../src/build/pages/response-headers';
import { readConfig } from '../../../src/config';

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

/** LiveChat's hosts, listed here independently of the source code. */
const chatSources = [
  'https://*.livechatinc.com',
  'https://*.livechat-static.com',
  'https://*.livechat-files.com',
];

const policy = (env: Record<string, string>) => parse(contentSecurityPolicy(readConfig(env)));

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
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  it('allows inline styles without attributes by hash', () => {
    const html =
      '<style>p { color: red }</style><style>a {\n}</style><style onload="x()">i</style>';
    const { 'style-src': styles } = parse(contentSecurityPolicy(readConfig(local), html));
    expect(styles).toEqual([
      "'self'",
      "'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4='",
      "'sha256-ubcGche1wv1jK4lUPwia8lRUezJl83mw9E3JCq+aFZk='",
    ]);
  });

  it('allows requests to this site and to EmailJS, once an account is configured', () => {
    const env = { VITE_EMAILJS_PUBLIC_KEY: 'key' };
    expect(policy(env)['connect-src']).toEqual(["'self'", 'https://api.emailjs.com']);
  });

  it('allows requests to this site and to the configured message host', () => {
    const env = { ...local, VITE_EMAILJS_ORIGIN: 'https://mail.example.com/' };
    expect(policy(env)['connect-src']).toEqual(["'self'", 'https://mail.example.com']);
    const tried = { ...local, VITE_EMAILJS_ORIGIN: 'http://localhost:8080' };
    expect(policy(tried)['connect-src']).toEqual(["'self'", 'http://localhost:8080']);
  });

  it("allows what LiveChat's widget needs when a license is configured", () => {
    expect(policy({ ...local, VITE_LIVECHAT_LICENSE: '12345' })).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://*.livechatinc.com', 'https://*.livechat-static.com'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", ...chatSources, 'data:', 'blob:'],
      'font-src': ["'self'", ...chatSources],
      'media-src': [...chatSources, 'data:', 'blob:'],
      'connect-src': ["'self'", ...chatSources, 'wss://*.livechatinc.com'],
      'frame-src': ['https://www.youtube-nocookie.com', 'https://*.livechatinc.com'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
  });

  it('has no style hash with a license, because a hash would disable unsafe-inline', () => {
    const html = '<style>p { color: red }</style><script>start()</script>';
    const chatting = parse(
      contentSecurityPolicy(readConfig({ ...local, VITE_LIVECHAT_LICENSE: '12345' }), html),
    );
    expect(chatting['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(chatting['script-src']).toContainEqual(expect.stringMatching(/^'sha256-/));
    expect(chatting['script-src']).not.toContain("'unsafe-inline'");
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
});

describe('buildSecurityHeaders', () => {
  it('allow a referrer only with live chat, which needs it', () => {
    expect(buildSecurityHeaders(readConfig(local))['Referrer-Policy']).toBe('no-referrer');
    const chatting = buildSecurityHeaders(readConfig({ ...local, VITE_LIVECHAT_LICENSE: '12345' }));
    expect(chatting['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });

  it('grant the video player four features, and nobody any other', () => {
    const features =
      buildSecurityHeaders(readConfig(local))['Permissions-Policy']?.split(', ') ?? [];
    const granted = features.filter((feature) => !feature.endsWith('=()'));
    expect(granted).toEqual(
      ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
        (feature) => `${feature}=(self "https://www.youtube-nocookie.com")`,
      ),
    );
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(features).toContain(`${feature}=()`);
    const refused = features.slice(granted.length);
    for (const feature of refused) expect(feature).toMatch(/^[a-z]+(-[a-z]+)*=\(\)$/);
    expect(new Set(refused).size).toBe(refused.length);
  });
});

describe('headersFile', () => {
  const html = '<style>p { color: red }</style>';

  /** The headers of each path, merged as hosts do. */
  function headersOf(path: string): Record<string, string> {
    const blocks = headersFile(readConfig(local), html, ['social-card.jpg', 'icon.svg']).split(
      /\n(?=\/)/,
    );
    const sent: Record<string, string> = {};
    for (const [pattern = '', ...lines] of blocks.map((block) => block.trim().split('\n'))) {
      const [folder = '', star] = pattern.split('*');
      if (star === undefined ? path !== pattern : !path.startsWith(folder)) continue;
      for (const [name = '', value = ''] of lines.map((line) => line.trim().split(/: (.*)/))) {
        expect(sent, `${name} of ${path} is in two blocks`).not.toHaveProperty(name);
        sent[name] = value;
      }
    }
    return sent;
  }

  const everywhere = {
    'Content-Security-Policy': expect.stringMatching(
      /^default-src 'none'; .*; frame-ancestors 'none'$/,
    ),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
  const policy = 'Cross-Origin-Resource-Policy';
  const kept = { 'Cache-Control': 'public, max-age=600, stale-while-revalidate=31536000' };

  it.each([
    ['/', { [policy]: 'same-origin' }],
    ['/index.html', { [policy]: 'same-origin' }],
    ['/assets/index-1.js', { [policy]: 'same-origin', ...kept }],
    ['/pictures/galle-full-1.svg', { [policy]: 'cross-origin', ...kept }],
    ['/social-card.jpg', { [policy]: 'cross-origin' }],
    ['/icon.svg', { [policy]: 'cross-origin' }],
    ['/nowhere', {}],
  ])('sends the headers of every path and those of its own for %s', (path, own) => {
    expect(headersOf(path)).toEqual({ ...everywhere, ...own });
  });
});
