import { createHash } from 'node:crypto';
import { readConfig } from '../../config.ts';
import { hosts } from '../../services/third-party-hosts.ts';

export type Env = Record<string, string | undefined>;

type Policy = Record<string, string[]>;

/**
 * The Content-Security-Policy for a configuration: nothing but this site and the hosts it names.
 *
 * @param html the page as built, whose own style and script are let stand, word for word
 * @throws when a host is not a plain http(s) address; the message names the variable
 */
export function contentSecurityPolicy(env: Env, html = ''): string {
  return serialize(policy(env, html));
}

function policy(env: Env, html: string): Policy {
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
    // The chat's loader is a script from elsewhere; services/trustedTypes passes that and no more.
    'trusted-types': [chat ? 'default' : "'none'"],
  };
}

/**
 * The same, as far as Vite's development server can work under it.
 *
 * @param nonce the password under which Vite writes scripts and styles into the page
 */
export function devPolicy(env: Env, nonce: string): string {
  const {
    'require-trusted-types-for': _,
    'trusted-types': __,
    'script-src': scripts = [],
    'style-src': styles = [],
    'connect-src': connections = [],
    ...rest
  } = policy(env, '');
  return serialize({
    ...rest,
    'script-src': [...scripts, `'nonce-${nonce}'`],
    'style-src': [...styles, `'nonce-${nonce}'`],
    'connect-src': unique("'self'", ...connections),
  });
}

/** Of the text in each such element that has no attributes. */
function hashes(html: string, element: 'script' | 'style'): string[] {
  const texts = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'));
  return [...texts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** The origin of a configured address; the site's own for none or a path on it. */
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

function serialize(directives: Policy): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
