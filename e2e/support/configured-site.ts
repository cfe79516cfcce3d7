import { preview } from 'vite';
import { test as base } from './fixtures';
import { stubThirdParties, thirdPartyRequests } from './third-party-stubs';

/**
 * For tests of the site with every service configured, as .env.configured does: email account, live
 * chat, and hosts for images and portraits. The services are stubs.
 */
export const test = base.extend<{ thirdPartyStubs: undefined }, { configuredUrl: string }>({
  configuredUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
    async ({}, use) => {
      const outDir = 'reports/configured';
      const server = await preview({ build: { outDir }, preview: { port: 0 } }).catch((cause) => {
        throw new Error('Run `npm run build:configured` first.', { cause });
      });
      await use(String(server.resolvedUrls?.local[0]).replace(/\/$/, ''));
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ configuredUrl }, use) => use(configuredUrl),
  sender: ({ page }, use) => use(page),

  // The security policy allows the socket of the chat, but no server answers.
  allowedErrors: ({ baseURL: _ }, use) =>
    use([thirdPartyRequests, "WebSocket connection to 'wss://api.livechatinc.com/"]),

  thirdPartyStubs: [
    async ({ context, emailjs: _first }, use) => {
      await stubThirdParties(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
