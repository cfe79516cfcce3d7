import { createHash } from 'node:crypto';
import { readConfig } from '../../config.ts';
import { hosts } from '../../services/third-party-hosts.ts';

export type Env = Record<string, string | undefined>;

type Policy = Record<string, string[]>;

/**
 * Returns the Content-Security-Policy for a configuration: this site and the hosts it names.
 *
 * @param html the built page, whose inline styles and scripts are allowed by hash
 * @throws when a host is not a plain http(s) address; the message names the variable
 */
export function contentSecurityPolicy(env: Env, html = ''): string {
  return serialize(buildPolicy(env, html));
}

/**
 * Returns the policy for Vite's development server, which injects inline scripts and styles, opens a
 * WebSocket, and does not support Trusted Types.
 *
 * @param nonce allows the injected scripts and styles
 */
export function devPolicy(env: Env, nonce: string): string {
  const {
    'require-trusted-types-for': _,
    'trusted-types': __,
    ...policy
  }: Policy = buildPolicy(env, '');
  policy['script-src']?.push(`'nonce-${nonce}'`);
  policy['style-src']?.push(`'nonce-${nonce}'`);
  policy['connect-src'] = unique("'self'", ...(policy['connect-src'] ?? []));
  return serialize(policy);
}

function buildPolicy(env: Env, html: string): Policy {
  const { livechatLicense, emailjsOrigin, assetHost, portraitHost } = readConfig(env);
  const chat = Boolean(livechatLicense);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, 'script'), ...(chat ? hosts.chatScripts : [])],
    'style-src': ["'self'", ...hashes(html, 'style')],
    'img-src': unique(
      "'self'",
      origin('VITE_ASSET_HOST', assetHost),
      origin('VITE_PORTRAIT_HOST', portraitHost),
    ),
    'font-src': ["'self'"],
    'connect-src': unique(
      origin('VITE_EMAILJS_ORIGIN', emailjsOrigin),
      ...(chat ? hosts.chatScripts.slice(1) : []),
    ),
    'frame-src': [hosts.video, ...(chat ? [hosts.chatFrame] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The chat loads a third-party script; services/trustedTypes.ts allows that URL and no other.
    'trusted-types': [chat ? 'default' : "'none'"],
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
function origin(variable: string, address: string): string {
  if (/^(\/(?!\/)|$)/.test(address)) return "'self'";
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /[*;,'\s]/.test(url.host))
    throw new Error(
      `${variable}: "${address}" is not an address like https://pictures.example.com.`,
    );
  return url.origin;
}

function unique(...values: string[]): string[] {
  return [...new Set(values)];
}

function serialize(policy: Policy): string {
  const directives = Object.entries(policy).map(([name, values]) => `${name} ${values.join(' ')}`);
  return directives.join('; ');
}
