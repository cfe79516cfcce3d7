import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { type EmailMessage, emailjsHandlers } from '../../src/build/mocks/emailjs-handlers';
import { type AllowedErrors, collectBrowserErrors, expectNoBrowserErrors } from './browser-errors';
import { openSite } from './open-site';
import { resetPage } from './reset-page';

interface Fixtures {
  /** The hydrated site on its first screen. */
  site: Page;
  /**
   * The same with reduced motion, loaded once for all tests of a worker that only read it. They may do
   * what reset-page.ts undoes.
   */
  readOnlySite: Page;
  /** The mocked EmailJS; `network.use(...)` overrides its responses for this test. */
  network: NetworkFixture;
  /** The messages EmailJS has accepted in this test. */
  mailbox: EmailMessage[];
  /** Browser errors the test expects; any other fails it. */
  allowedErrors: AllowedErrors;
}

/** A page with what is wrong in its browser context. */
interface SharedPage {
  page: Page;
  errors: string[];
}

interface WorkerFixtures {
  /** Opens a site, or returns it if it is open with these options. */
  share: (browser: Browser, options: BrowserContextOptions) => Promise<SharedPage>;
  /** Serves a build of e2e/vite.config.ts, and returns its address. */
  serve: (build: string) => Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
  allowedErrors: async ({}, use) => use([]),

  context: async ({ context, baseURL, allowedErrors }, use) => {
    const errors = await collectBrowserErrors(context, baseURL ?? '');
    await use(context);
    await attachScreenshots(context);
    // A route handler may still be waiting for a response.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expectNoBrowserErrors(errors, allowedErrors);
  },

  site: async ({ page }, use) => {
    await openSite(page);
    await use(page);
  },

  readOnlySite: async (
    {
      browser,
      share,
      allowedErrors,
      viewport,
      baseURL,
      locale,
      userAgent,
      deviceScaleFactor,
      isMobile,
      hasTouch,
    },
    use,
  ) => {
    const device = { userAgent, deviceScaleFactor, isMobile, hasTouch };
    const options = { baseURL, locale, ...device, reducedMotion: 'reduce' } as const;
    const { page, errors } = await share(browser, options);
    await resetPage(page, viewport);
    await use(page);
    await attachScreenshots(page.context());
    expectNoBrowserErrors(errors.splice(0), allowedErrors);
  },

  share: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const pages = new Map<string, Promise<SharedPage>>();
      const open = async (browser: Browser, options: BrowserContextOptions) => {
        const context = await browser.newContext(options);
        const errors = await collectBrowserErrors(context, options.baseURL ?? '');
        const page = await context.newPage();
        await openSite(page);
        return { page, errors };
      };
      await use((browser, options) => {
        const key = JSON.stringify(options);
        const page = pages.get(key) ?? open(browser, options);
        pages.set(key, page);
        return page;
      });
      for (const opened of pages.values()) await (await opened).page.context().close();
    },
    { scope: 'worker' },
  ],

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

/**
 * Attaches screenshots of the open pages if the test has failed. Playwright's own option takes them after every test,
 * and discards those of tests that pass.
 */
async function attachScreenshots(context: BrowserContext): Promise<void> {
  const { status, expectedStatus } = test.info();
  if (status === expectedStatus) return;
  for (const [index, page] of context.pages().entries()) {
    const path = test.info().outputPath(`failed-${index + 1}.png`);
    await page.screenshot({ path });
    await test.info().attach('screenshot', { path, contentType: 'image/png' });
  }
}

export { expect };
