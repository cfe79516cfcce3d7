import { hosts } from './third-party-hosts';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

let isAllowed = false;

/**
 * Creates the Trusted Types policy that allows script URLs of the chat's hosts only. Further calls
 * do nothing.
 *
 * @throws if the Content Security Policy allows no policy named "default", which is the case
 * without a chat license
 */
export function allowChatScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  if (isAllowed || !trustedTypes) return;
  isAllowed = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isChatScript(url) ? url : null),
  });
}

/** Throws on an invalid URL, which refuses the URL too. */
function isChatScript(url: string): boolean {
  const { href } = new URL(url, document.baseURI);
  return hosts.chatScripts.some((host) => href.startsWith(`${host}/`));
}
