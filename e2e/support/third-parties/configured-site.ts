import { test as base } from '../fixtures';
import { stubThirdParties, thirdPartyRequests } from './stubs';

/**
 * For tests of the site with every service configured, as in .env.configured: email account, live chat, and
 * hosts for images and portraits. The services are stubs.
 */
export const test = base.extend<{ thirdPartyStubs: undefined }>({
  baseURL: async ({ serve }, use) => use(await serve('configured')),

  // The security policy allows the socket of the chat, but no server answers. Browsers word that differently.
  allowedErrors: ({ baseURL: _ }, use) =>
    use([...thirdPartyRequests, /^console error: .*wss:\/\/api\.livechatinc\.com\//]),

  thirdPartyStubs: [
    // The last route that was added answers a request, so the network fixture comes first.
    async ({ context, network: _ }, use) => {
      await stubThirdParties(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
