import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from './fixtures';
import { stubThirdParties } from './third-party-stubs';

/**
 * For tests of the site with every optional service configured: email account, live chat, and
 * hosts for images and portraits. Each worker builds and serves its own copy; the services are
 * stubs.
 */
export const test = base.extend<{ thirdPartyStubs: undefined }, { configuredUrl: string }>({
  configuredUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
    async ({}, use, { workerIndex }) => {
      const args = ['e2e/support/serve-configured.mjs', `reports/e2e/configured-${workerIndex}`];
      const server = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
      const failed = once(server, 'exit').then(() => {
        throw new Error('The configured site could not be built and served.');
      });
      const [line] = await Promise.race([once(server.stdout, 'data'), failed]);
      failed.catch(() => {});
      await use(String(line).trim().replace(/\/$/, ''));
      server.stdin.end();
    },
    // The build is slow without an image cache or on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: ({ configuredUrl }, use) => use(configuredUrl),

  thirdPartyStubs: [
    async ({ context, emailjs: _first }, use) => {
      await stubThirdParties(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
