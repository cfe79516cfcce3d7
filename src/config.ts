import { nearest } from './nearest.ts';
import { hosts } from './services/thirdPartyHosts.ts';

interface Variable {
  /** Returns the value, or undefined if it cannot be right. */
  parse: (text: string) => string | undefined;
  /** What to write, for error messages. */
  expected: string;
}

/** Every value that the owner sets. This is the only place that parses them. */
const variables = {
  VITE_EMAILJS_PUBLIC_KEY: {
    parse: (text) => parseId(text, /^(service|template)_/),
    expected: 'the Public Key of the EmailJS account, such as AbCdEf-12_34567890',
  },
  VITE_EMAILJS_SERVICE_ID: {
    parse: (text) => parseId(text, /^(template|user)_/),
    expected: 'the Service ID of EmailJS, such as service_ab12cd3',
  },
  VITE_EMAILJS_TEMPLATE_ID: {
    parse: (text) => parseId(text, /^(service|user)_/),
    expected: 'the Template ID of EmailJS, such as template_ab12cd3',
  },
  VITE_EMAILJS_ORIGIN: {
    parse: parseAddress,
    expected: 'an address such as https://mail.example.com, or nothing',
  },
  VITE_LIVECHAT_LICENSE: {
    parse: (text) => /^\d+$/.exec(text)?.[0],
    expected: 'the license number of LiveChat, such as 12345678',
  },
  VITE_ASSET_HOST: {
    parse: parseHost,
    expected: 'an address such as https://pictures.example.com',
  },
  VITE_PORTRAIT_HOST: {
    parse: parseHost,
    expected: 'an address such as https://portraits.example.com',
  },
  VITE_SITE_URL: {
    parse: parseSiteUrl,
    expected: 'the address of the home page, such as https://www.example.com',
  },
} satisfies Record<string, Variable>;

/** Whether a value is one of those of .env, with which messages go to the local mailbox. */
export const isPlaceholder = (value: string) => /^local-(public-key|service|template)$/.test(value);

/**
 * Parses the VITE_ variables. A value that is missing, or that `findConfigErrors` rejects, becomes an
 * empty string. Never throws.
 */
export function readConfig(env: Record<string, unknown>) {
  const read = (name: keyof typeof variables) => variables[name].parse(clean(env[name])) ?? '';
  const emailjs = {
    publicKey: read('VITE_EMAILJS_PUBLIC_KEY'),
    serviceId: read('VITE_EMAILJS_SERVICE_ID'),
    templateId: read('VITE_EMAILJS_TEMPLATE_ID'),
  };
  const emailjsOrigin = read('VITE_EMAILJS_ORIGIN');
  const isLocalMailbox = !emailjsOrigin && isPlaceholder(emailjs.publicKey);

  return {
    emailjs,
    /**
     * Whether messages go to the local mailbox: with the placeholder key of .env and no
     * VITE_EMAILJS_ORIGIN.
     */
    isLocalMailbox,
    /** The address below which messages are posted; empty for this site's own. */
    emailjsOrigin: emailjsOrigin || (isLocalMailbox ? '' : hosts.emailjs),
    /** The license number of the live chat; empty for no chat. */
    livechatLicense: read('VITE_LIVECHAT_LICENSE'),
    /** Addresses of pictures and portraits; empty if they are served with the site. */
    assetHost: read('VITE_ASSET_HOST'),
    portraitHost: read('VITE_PORTRAIT_HOST'),
    /** The URL of the published site, without a trailing slash; empty if unknown. */
    siteUrl: read('VITE_SITE_URL'),
    /** The year of the build, for the prerendered copyright line. */
    buildYear: new Date().getFullYear(),
  };
}

/**
 * Returns one message for each value whose meaning is unclear, and for each name that is like one of a variable:
 * the variable, the value, and what is expected. The build and the doctor reject these.
 */
export function findConfigErrors(env: Record<string, unknown>): string[] {
  const invalid = Object.entries(variables).flatMap(([name, { parse, expected }]) => {
    const text = clean(env[name]);
    const isValid = !text || parse(text) !== undefined;
    return isValid ? [] : [`${name} is "${text}". Expected: ${expected}.`];
  });
  const names = Object.keys(variables);
  const misspelled = Object.keys(env).flatMap((name) => {
    const like = nearest(name, names);
    if (!/^\w+$/.test(name) || names.includes(name) || !like) return [];
    return `${name} is not the name of a setting. Expected: ${like}.`;
  });
  return [...invalid, ...misspelled];
}

export type Config = ReturnType<typeof readConfig>;

/**
 * The configuration of the site. The build parses it, so that the app has only the result, as JSON. This is the only
 * reader of import.meta.env, which is undefined when the build imports this file in Node. All values are public.
 */
export const config: Config = JSON.parse(import.meta.env?.CONFIG ?? '{}');

/** Removes spaces and quotation marks around a value. */
function clean(value: unknown): string {
  return String(value ?? '').replace(/^[\s"']+|[\s"']+$/g, '');
}

/** Refuses the examples in EmailJS's documentation, and IDs of another kind. */
function parseId(text: string, otherKind: RegExp): string | undefined {
  const isId = /^[\w.-]+$/.test(text) && !/^your_/i.test(text) && !otherKind.test(text);
  return isId ? text : undefined;
}

function parseHost(text: string): string | undefined {
  const isPath = /^\/(?!\/)/.test(text);
  return isPath ? text.replace(/\/+$/, '') : parseAddress(text);
}

function parseSiteUrl(text: string): string | undefined {
  const address = parseAddress(text);
  // The home page is the folder's index, so no file in the folder can be meant.
  return address && !/\/[^/]+\.(html?|php|aspx?)$/i.test(address) ? address : undefined;
}

/**
 * Returns scheme, host, and path of a web address, without slashes at the end. The scheme may be missing. Refuses what
 * would mean something else in the Content Security Policy.
 */
function parseAddress(text: string): string | undefined {
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    const isPublicOrLocal = /^(localhost|\[.+\]|[a-z\d-]+(\.[a-z\d-]+)+)$/.test(url.hostname);
    if (!isPublicOrLocal || url.username || url.password || /[,;*']/.test(url.pathname))
      return undefined;
    return url.origin + url.pathname.replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}
