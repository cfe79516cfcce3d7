import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { type EmailMessage, emailjsHandlers } from '../../src/build/mocks/emailjs-handlers';
import { collectBrowserErrors } from './browser-errors';
import { openSite } from './open-site';
import { openSharedPage, type SharedPage } from './shared-page';

interface Fixtures {
  /** The hydrated site on its first screen, in a page that the tests of a worker share. */
  site: Page;
  /** The device that the project emulates. */
  device: BrowserContextOptions;
  /** The page whose messages the mocked EmailJS answers. */
  sender: Page;
  /** The mocked EmailJS; `network.use(...)` overrides its responses for this test. */
  network: NetworkFixture;
  /** The messages EmailJS has accepted in this test. */
  mailbox: EmailMessage[];
  /** Browser errors the test expects; any other fails it. */
  allowedErrors: (RegExp | string)[];
  noBrowserErrors: (errors: string[], run: () => Promise<void>) => Promise<void>;
  emailjs: { network: NetworkFixture; mailbox: EmailMessage[] };
}

/** Together, because Playwright starts another browser for tests with other worker fixtures. */
interface WorkerFixtures {
  openShared: (url: string, device: BrowserContextOptions) => Promise<SharedPage>;
  /** The address of the site with every service configured. */
  configuredUrl: string;
}

/** Fails on every browser error that is in the list after the run, except the allowed ones. */
export async function failOnBrowserErrors(
  errors: string[],
  allowedErrors: (RegExp | string)[],
  run: () => Promise<void>,
): Promise<void> {
  await run();
  const isAllowed = (text: string) =>
    allowedErrors.some((allowed) =>
      typeof allowed === 'string' ? text.includes(allowed) : allowed.test(text),
    );
  expect(
    errors.splice(0).filter((text) => !isAllowed(text)),
    'browser errors',
  ).toEqual([]);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
  allowedErrors: async ({}, use) => use([]),

  noBrowserErrors: ({ allowedErrors }, use) =>
    use((errors, run) => failOnBrowserErrors(errors, allowedErrors, run)),

  // Every page of a test is in this context or is the shared page.
  context: async ({ context, baseURL, noBrowserErrors }, use) => {
    const errors = await collectBrowserErrors(context, baseURL ?? '');
    await noBrowserErrors(errors, () => use(context));
  },

  // Opt-in, because interception slows down every request. Without it, the preview server's mailbox
  // answers from the same handlers.
  emailjs: async ({ sender }, use) => {
    const mailbox: EmailMessage[] = [];
    const handlers = emailjsHandlers((message) => mailbox.push(message));
    const network = defineNetworkFixture({ context: sender.context(), handlers });
    await network.enable();
    await use({ network, mailbox });
    await network.disable();
  },
  network: ({ emailjs }, use) => use(emailjs.network),
  mailbox: ({ emailjs }, use) => use(emailjs.mailbox),

  sender: ({ site }, use) => use(site),

  device: ({ deviceScaleFactor, hasTouch, isMobile, locale, timezoneId, userAgent }, use) =>
    use({ deviceScaleFactor, hasTouch, isMobile, locale, timezoneId, userAgent }),

  site: async ({ openShared, baseURL, device, viewport, contextOptions, noBrowserErrors }, use) => {
    const { page, errors, reset } = await openShared(baseURL ?? '', device);
    await noBrowserErrors(errors, async () => {
      await reset(viewport, contextOptions);
      await use(page);
    });
  },

  openShared: [
    async ({ browser }, use) => {
      let shared: Promise<SharedPage> | undefined;
      await use((url, device) => {
        shared ??= openSharedPage(browser, url, device);
        return shared;
      });
      expect((await shared)?.errors ?? [], 'browser errors after the last test').toEqual([]);
    },
    { scope: 'worker' },
  ],

  configuredUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
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
});

/**
 * For `test.use`, in a file or a group whose tests change their context or the clock, or add scripts
 * to the page: gives each a page of its own, which takes longer than most tests.
 */
export const ownPage: Parameters<typeof test.use>[0] = {
  site: async ({ page }, use) => {
    await openSite(page);
    await use(page);
  },
  sender: ({ page }, use) => use(page),
};

export * from './open-site';
export { expect };
