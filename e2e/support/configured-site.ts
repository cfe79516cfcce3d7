import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from './fixtures';
import { stage } from './third-party-stubs';

/**
 * Tests of the site with everything switched on that can be: e-mail account, live chat, hosts for
 * pictures and portraits. Each worker builds and serves its own; all of it is staged.
 */
export const test = base.extend<{ staged: undefined }, { configured: string }>({
  configured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use, { workerIndex }) => {
      const words = ['e2e/support/serve-configured.mjs', `reports/e2e/configured-${workerIndex}`];
      const server = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
      const failed = once(server, 'exit').then(() => {
        throw new Error('The configured site could not be built and served.');
      });
      const [line] = await Promise.race([once(server.stdout, 'data'), failed]);
      failed.catch(() => {});
      await use(String(line).trim().replace(/\/$/, ''));
      server.stdin.end();
    },
    // Without a cache of pictures, and with a busy machine, the build takes long.
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: ({ configured }, use) => use(configured),

  staged: [
    async ({ context, emailjs: _first }, use) => {
      await stage(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
