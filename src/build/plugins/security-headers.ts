import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readConfig } from '../../config.ts';
import { hosts } from '../../services/third-party-hosts.ts';
import { contentSecurityPolicy, devPolicy, type Env } from '../tools/content-security-policy.ts';
import { headersFor, parseHeaders } from '../tools/headers-file.mjs';

type Headers = Record<string, string>;

/** Features that the page never uses, so that injected content cannot use them either. */
const refusedFeatures =
  'accelerometer camera clipboard-read clipboard-write display-capture gamepad geolocation ' +
  'gyroscope hid idle-detection local-fonts magnetometer microphone midi otp-credentials payment ' +
  'publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access ' +
  'sync-xhr usb window-management xr-spatial-tracking';

/** Features that only the video player may use. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** Only for the published site: a browser that receives it refuses plain HTTP for two years. */
export const transportSecurity: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/** `Cache-Control` by path. The names of files below `/assets/` contain a hash of their content. */
export const cacheHeaders = [
  { path: '/assets/*', value: 'public, max-age=31536000, immutable' },
  { path: '/*', value: 'no-cache' },
] as const;

/**
 * Returns the security headers for a configuration, without `transportSecurity`.
 *
 * @param env the VITE_ variables, as Vite's loadEnv returns them
 * @param html the built pages
 * @throws when a host is not a plain http(s) address; the message names the variable
 */
export function buildSecurityHeaders(env: Env, html = ''): Headers {
  const { livechatLicense } = readConfig(env);
  const permissions = [
    ...videoFeatures.map((feature) => `${feature}=(self "${hosts.video}")`),
    ...refusedFeatures.split(' ').map((feature) => `${feature}=()`),
  ];
  return {
    'Content-Security-Policy': contentSecurityPolicy(env, html),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': permissions.join(', '),
    // LiveChat checks which site it runs on.
    'Referrer-Policy': livechatLicense ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}

/**
 * Sends the security headers from the development server, and writes them into `dist/_headers`, the
 * format of Netlify and Cloudflare Pages. The preview server sends what that file says, so a build
 * is previewed as it was built. The page also contains the policy, for hosts that cannot send custom
 * headers, such as GitHub Pages.
 *
 * @throws as buildSecurityHeaders does, when the development server starts or a build begins
 */
export function securityHeaders(env: Env): Plugin {
  const nonce = randomUUID();
  return {
    name: 'security-headers',
    // Vite's development server injects inline scripts and styles, which the policy allows by nonce.
    config: (_, { command, isPreview }) =>
      command === 'serve' && !isPreview ? { html: { cspNonce: nonce } } : undefined,
    configureServer({ middlewares }) {
      const policy = { 'Content-Security-Policy': devPolicy(env, nonce) };
      const headers = new Map(Object.entries({ ...buildSecurityHeaders(env), ...policy }));
      middlewares.use((_, response, next) => {
        response.setHeaders(headers);
        next();
      });
    },
    configurePreviewServer({ config, middlewares }) {
      const blocks = parseHeaders(readFileSync(join(config.build.outDir, '_headers'), 'utf8'));
      const [, rest] = cacheHeaders;
      middlewares.use(({ url = '/' }, response, next) => {
        response.setHeader('Cache-Control', rest.value);
        response.setHeaders(new Map(headersFor(blocks, url)));
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
        const notFound = bundle['404.html'];
        const pages = [page, ...(notFound?.type === 'asset' ? [notFound] : [])];
        const source = headersFile(env, pages.map(({ source }) => String(source)).join('\n'));
        this.emitFile({ type: 'asset', fileName: '_headers', source });
      },
    },
  };
}

/**
 * Returns the policy as a meta element, for hosts that cannot send custom headers. Browsers ignore
 * `frame-ancestors` there, and warn about it.
 */
export function policyElement(env: Env, html: string): string {
  const policy = contentSecurityPolicy(env, html).replace(/frame-ancestors [^;]*; /, '');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** Returns the content of `dist/_headers` for a configuration and the built pages. */
export function headersFile(env: Env, html: string): string {
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  // These hosts merge the values of all matching paths, so the cache's paths must not overlap. For
  // other files they send a Cache-Control of their own that makes browsers revalidate.
  const [assets] = cacheHeaders;
  return [
    block('/*', { ...buildSecurityHeaders(env, html), ...transportSecurity }),
    block(assets.path, { 'Cache-Control': assets.value }),
  ].join('\n');
}
