import { hosts } from './services/third-party-hosts.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const host = (value: unknown): string => text(value).replace(/\/+$/, '');

/** Parses the VITE_ variables. Missing values become empty strings. Never throws. */
export function readConfig(env: Record<string, unknown>) {
  const emailjs = {
    publicKey: text(env.VITE_EMAILJS_PUBLIC_KEY),
    serviceId: text(env.VITE_EMAILJS_SERVICE_ID),
    templateId: text(env.VITE_EMAILJS_TEMPLATE_ID),
  };
  const emailjsOrigin = host(env.VITE_EMAILJS_ORIGIN);
  const isLocalMailbox = !emailjsOrigin && emailjs.publicKey === 'local-public-key';

  return {
    emailjs,
    /** True with the placeholder key of .env, which sends messages to the local mailbox. */
    isLocalMailbox,
    /** The origin that messages are posted to; empty for this site's own. */
    emailjsOrigin: emailjsOrigin || (isLocalMailbox ? '' : hosts.emailjs),
    /** The license number of the live chat; empty for no chat. */
    livechatLicense: text(env.VITE_LIVECHAT_LICENSE),
    /** Origins of pictures and portraits; empty if they are served with the site. */
    assetHost: host(env.VITE_ASSET_HOST),
    portraitHost: host(env.VITE_PORTRAIT_HOST),
    /** The URL of the published site, without a trailing slash; empty if unknown. */
    siteUrl: host(env.VITE_SITE_URL),
    /** The year of the build, for the prerendered copyright line. */
    buildYear: Number(env.VITE_BUILD_YEAR),
  };
}

/**
 * The configuration of the site. The only reader of import.meta.env, which is undefined when the
 * build imports this file in Node. All values are public, because they are part of the bundle.
 */
export const config = readConfig(import.meta.env ?? {});
