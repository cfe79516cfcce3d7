import type { Config } from '../../config.ts';
import { hosts } from '../../services/thirdPartyHosts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Headers = Record<string, string>;

/** Features that the page never uses, so that injected content cannot use them either. */
const refusedFeatures =
  'accelerometer camera clipboard-read clipboard-write display-capture gamepad geolocation ' +
  'gyroscope hid idle-detection local-fonts magnetometer microphone midi otp-credentials payment ' +
  'publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access ' +
  'sync-xhr usb window-management xr-spatial-tracking';

/** Features of the video player. The page has them too, because a frame gets only what its page has. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/**
 * Browsers obey it only over HTTPS. They then refuse plain HTTP for two years. Subdomains and preload are for the owner
 * of the domain to decide.
 */
export const transportSecurity: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/**
 * Returns the security headers for a configuration, without `transportSecurity`.
 *
 * @param html the built pages
 */
export function buildSecurityHeaders(config: Config, html = ''): Headers {
  const permissions = [
    ...videoFeatures.map((feature) => `${feature}=(self "${hosts.video}")`),
    ...refusedFeatures.split(' ').map((feature) => `${feature}=()`),
  ];
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(config, html)}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    // No Cross-Origin-Embedder-Policy, which the video player and hosts of pictures do not support.
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': permissions.join(', '),
    // LiveChat checks which site it runs on.
    'Referrer-Policy': config.livechatLicense ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Returns the policy as a meta element, for hosts that cannot send headers of ours, such as GitHub
 * Pages. Browsers ignore `frame-ancestors` there, and warn about it.
 */
export function policyElement(config: Config, html: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(config, html)}">`;
}

/** Whether other sites may load a file into their pages, by the Cross-Origin-Resource-Policy. */
const onlyHere: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const onOtherSites: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * For files whose names contain a hash of their content. Not `immutable`, because Cloudflare Pages sends it with the
 * answer that a file is missing, too, as in the moment of a release: browsers would keep that answer for a year. For a
 * year, they use the file at once, and after ten minutes, ask for it again meanwhile.
 */
const keep: Headers = {
  'Cache-Control': 'public, max-age=600, stale-while-revalidate=31536000',
};

/**
 * Returns the content of `dist/_headers`, the format of Netlify and Cloudflare Pages, for a
 * configuration and the built pages. These hosts join the values of all paths that match, so no header
 * is in two of them. For files without `keep` they send a Cache-Control of their own that makes
 * browsers revalidate.
 *
 * @param filesForOtherSites files that other sites show, such as the social card: paths below `dist`
 */
export function headersFile(config: Config, html: string, filesForOtherSites: string[]): string {
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block('/*', { ...buildSecurityHeaders(config, html), ...transportSecurity }),
    block('/', onlyHere),
    block('/index.html', onlyHere),
    block('/assets/*', { ...onlyHere, ...keep }),
    // A site whose pictures have a host of their own loads them from there.
    block('/pictures/*', { ...onOtherSites, ...keep }),
    ...filesForOtherSites.map((file) => block(`/${file}`, onOtherSites)),
  ].join('\n');
}
