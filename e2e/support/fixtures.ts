import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { type EmailMessage, emailjsHandlers } from '../../src/build/mocks/emailjs-handlers';
import { type AllowedErrors, collectBrowserErrors, expectNoBrowserErrors } from './browser-errors';
import { openSite } from './open-site';

interface Fixtures {
  /** The hydrated site on its first screen. */
  site: Page;
  /** The mocked EmailJS; `network.use(...)` overrides its responses for this test. */
  network: NetworkFixture;
  /** The messages EmailJS has accepted in this test. */
  mailbox: EmailMessage[];
  /** Browser errors the test expects; any other fails it. */
  allowedErrors: AllowedErrors;
}

interface WorkerFixtures {
  /** Serves a build of e2e/vite.config.ts, and returns its address. */
  serve: (build: string) => Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
  allowedErrors: async ({}, use) => use([]),

  context: async ({ context, baseURL, allowedErrors }, use) => {
    const errors = await collectBrowserErrors(context, baseURL ?? '');
    await use(context);
    expectNoBrowserErrors(errors, allowedErrors);
  },

  site: async ({ page }, use) => {
    await openSite(page);
    await use(page);
  },

  // Opt-in, because interception slows down every request. Without it, the preview server's mailbox
  // answers from the same handlers.
  network: async ({ context }, use) => {
    const network = defineNetworkFixture({ context, handlers: emailjsHandlers() });
    await network.enable();
    await use(network);
    await network.disable();
  },
  mailbox: async ({ network }, use) => {
    const messages: EmailMessage[] = [];
    network.use(...emailjsHandlers((message) => messages.push(message)));
    await use(messages);
  },

  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const servers: PreviewServer[] = [];
      await use(async (build) => {
        const outDir = `reports/sites/${build}`;
        const server = await preview({ build: { outDir }, preview: { port: 0 } }).catch((cause) => {
          throw new Error(`Run \`npm run build:e2e ${build}\` first.`, { cause });
        });
        servers.push(server);
        return String(server.resolvedUrls?.local[0]);
      });
      for (const server of servers) await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
