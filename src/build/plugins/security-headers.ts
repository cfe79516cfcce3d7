import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readConfig } from '../../config.ts';
import { hosts } from '../../services/third-party-hosts.ts';
import { contentSecurityPolicy, devPolicy, type Env } from '../tools/content-security-policy.ts';

type Headers = Record<string, string>;

/** What the page never asks for, so that nothing put into it can ask either. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What the video player is lent, and nobody else. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** Only for the published site: a browser that reads it refuses plain HTTP for two years. */
export const transportSecurity: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * How long answers may be kept, by path. Everything below `/assets/` carries a hash of its content
 * in its name; the rest is asked for again each time.
 */
export const cacheHeaders = [
  { path: '/assets/*', value: 'public, max-age=31536000, immutable' },
  { path: '/*', value: 'no-cache' },
] as const;

/**
 * The security headers for a configuration, without the one that needs HTTPS (transportSecurity).
 *
 * @param env the VITE_ variables, as Vite's loadEnv gives them
 * @param html the page as built
 * @throws when a host is not a plain http(s) address; the message names the variable
 */
export function securityHeaders(env: Env, html = ''): Headers {
  const { livechatLicense } = readConfig(env);
  const lent = videoFeatures.map((feature) => `${feature}=(self "${hosts.video}")`);
  const refused = refusedFeatures.map((feature) => `${feature}=()`);
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, html),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': [...lent, ...refused].join(', '),
    // The chat checks which site it runs on; nobody else needs to know where a visitor comes from.
    'Referrer-Policy': livechatLicense ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}

/**
 * Sends these headers from the preview and the development server, and writes them into
 * `dist/_headers`, the form in which Netlify and Cloudflare Pages read them. The policy also goes
 * into the page, for hosts that send no headers of ours, such as GitHub Pages.
 *
 * @throws as securityHeaders does, when a server starts or a build begins
 */
export function headers(env: Env): Plugin {
  const nonce = randomUUID();
  return {
    name: 'headers',
    // Vite's development server writes scripts and styles into the page, under this password.
    config: (_, { command, isPreview }) =>
      command === 'serve' && !isPreview ? { html: { cspNonce: nonce } } : undefined,
    configureServer(server) {
      const sent = { ...securityHeaders(env), 'Content-Security-Policy': devPolicy(env, nonce) };
      server.middlewares.use((_, response, next) => {
        response.setHeaders(new Map(Object.entries(sent)));
        next();
      });
    },
    configurePreviewServer(server) {
      const html = readFileSync(join(server.config.build.outDir, 'index.html'), 'utf8');
      const sent = new Map(Object.entries(securityHeaders(env, html)));
      server.middlewares.use((request, response, next) => {
        response.setHeaders(sent).setHeader('Cache-Control', cacheFor(request.url ?? '/'));
        next();
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) =>
        html.replace('<!--policy-->', () => (server ? '' : policyElement(env, html))),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = headersFile(env, String(page.source));
        this.emitFile({ type: 'asset', fileName: '_headers', source });
      },
    },
  };
}

/** In a page it cannot forbid frames. */
function policyElement(env: Env, html: string): string {
  const policy = contentSecurityPolicy(env, html).replace(/frame-ancestors [^;]*; /, '');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** What `dist/_headers` says, for a configuration and the page as built. */
export function headersFile(env: Env, html: string): string {
  const block = (path: string, lines: Headers) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  // These hosts join the values of all paths that match, so the cache's paths may not overlap; what
  // is not under /assets/ they let browsers ask for again without being told.
  const [assets] = cacheHeaders;
  return [
    block('/*', { ...securityHeaders(env, html), ...transportSecurity }),
    block(assets.path, { 'Cache-Control': assets.value }),
  ].join('\n');
}

function cacheFor(url: string): string {
  const [assets, rest] = cacheHeaders;
  return url.startsWith(assets.path.slice(0, -1)) ? assets.value : rest.value;
}
