import { createHash } from 'node:crypto';
import type { Config } from '../../config.ts';
import { hosts } from '../../services/thirdPartyHosts.ts';

type Policy = Record<string, string[]>;

/**
 * Returns the Content-Security-Policy for a configuration. It allows this site and the hosts that it
 * uses. The header also has `frame-ancestors`, which a page cannot say of itself.
 *
 * @param html the built page, whose inline styles and scripts are allowed by hash
 */
export function contentSecurityPolicy(config: Config, html = ''): string {
  const { livechatLicense, emailjsOrigin, assetHost, portraitHost } = config;
  const policy: Policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, 'script')],
    'style-src': ["'self'", ...hashes(html, 'style')],
    'img-src': unique("'self'", origin(assetHost), origin(portraitHost)),
    'font-src': ["'self'"],
    // The page again if the app cannot load, the page for an unknown address, and the local mailbox.
    'connect-src': unique("'self'", origin(emailjsOrigin)),
    'frame-src': [hosts.video],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  const directives = Object.entries(livechatLicense ? allowChat(policy) : policy);
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}

/**
 * Returns the policy with what LiveChat's widget needs: its hosts and inline styles. The widget also
 * sets markup by innerHTML, which Trusted Types would block.
 */
function allowChat(strict: Policy): Policy {
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...policy } = strict;
  const sources = [hosts.chat, hosts.chatStatic, hosts.chatFiles];
  const allow = (name: string, ...values: string[]) => [...(policy[name] ?? []), ...values];
  return {
    ...policy,
    'script-src': allow('script-src', hosts.chat, hosts.chatStatic),
    // Browsers ignore 'unsafe-inline' where there is a hash or a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': allow('img-src', ...sources, 'data:', 'blob:'),
    'font-src': allow('font-src', ...sources),
    'media-src': allow('media-src', ...sources, 'data:', 'blob:'),
    'connect-src': allow('connect-src', ...sources, hosts.chatSockets),
    'frame-src': allow('frame-src', hosts.chat),
  };
}

/** Hashes the text of each such element without attributes. */
function hashes(html: string, element: 'script' | 'style'): string[] {
  const texts = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return [...texts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** The origin of a configured address; 'self' when it is empty or a path. */
function origin(address: string): string {
  return /^(\/|$)/.test(address) ? "'self'" : new URL(address).origin;
}

function unique(...values: string[]): string[] {
  return [...new Set(values)];
}
