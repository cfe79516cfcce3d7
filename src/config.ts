import { hosts } from './services/third-party-hosts.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const host = (value: unknown): string => text(value).replace(/\/+$/, '');

/** Reads the VITE_ variables (design 3). What is missing is empty; it never throws. */
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
    /** True while messages go to the local mailbox, as the key is the stand-in of .env. */
    isLocalMailbox,
    /** Where messages are posted to; empty means this site's own origin. */
    emailjsOrigin: emailjsOrigin || (isLocalMailbox ? '' : hosts.emailjs),
    /** Live chat license number; empty means no chat. */
    livechatLicense: text(env.VITE_LIVECHAT_LICENSE),
    /** Hosts put in front of pictures and portraits; empty means they come with the site. */
    assetHost: host(env.VITE_ASSET_HOST),
    portraitHost: host(env.VITE_PORTRAIT_HOST),
    /** The published address, without a slash at its end; empty when not known. */
    siteUrl: host(env.VITE_SITE_URL),
    /** The year the page was built in, which the prerendered copyright line carries. */
    buildYear: Number(env.VITE_BUILD_YEAR),
  };
}

/**
 * Everything that can be configured from outside. The only reader of import.meta.env, which is
 * missing where the build itself imports this file. All of it is public: it ends up in the page.
 */
export const config = readConfig(import.meta.env ?? {});
