import { hosts } from './third-party-hosts';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

let isAsked = false;

/**
 * Lets scripts of the chat's hosts be loaded, and no others: the security policy refuses every
 * address that a script is given unless it passes here. Asking again changes nothing.
 *
 * @throws where the security policy names no policy called "default", because no chat is configured
 */
export function allowChatScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  if (isAsked || !trustedTypes) return;
  isAsked = true;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isOfChat(address) ? address : null),
  });
}

/** Throws for what is no address at all, which refuses it as well. */
function isOfChat(address: string): boolean {
  const { href } = new URL(address, document.baseURI);
  return hosts.chatScripts.some((host) => href.startsWith(`${host}/`));
}
