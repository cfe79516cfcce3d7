import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { type EmailMessage, emailjsHandlers } from '../../src/build/mocks/emailjs-handlers';
import { collectBrowserErrors } from './browser-errors';
import { isSystemFirefox } from './capabilities';
import { sendUrl } from './network';

interface Fixtures {
  /** The hydrated site on its first screen. */
  site: Page;
  /** The mocked EmailJS; `network.use(...)` overrides its responses for this test. */
  network: NetworkFixture;
  /** The messages EmailJS has accepted in this test. */
  mailbox: EmailMessage[];
  /** Browser errors the test expects; any other fails it. */
  allowedErrors: (RegExp | string)[];
  noBrowserErrors: undefined;
  emailjs: { network: NetworkFixture; mailbox: EmailMessage[] };
}

/** Runs a test, and fails on every browser error that it does not allow. */
export async function failOnBrowserErrors(
  context: BrowserContext,
  origin: string,
  allowedErrors: (RegExp | string)[],
  run: () => Promise<void>,
): Promise<void> {
  const errors = await collectBrowserErrors(context, origin);
  await run();
  const isAllowed = (text: string) =>
    allowedErrors.some((allowed) =>
      typeof allowed === 'string' ? text.includes(allowed) : allowed.test(text),
    );
  expect(
    errors.filter((text) => !isAllowed(text)),
    'browser errors',
  ).toEqual([]);
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from here
  allowedErrors: async ({}, use) => use([]),

  noBrowserErrors: [
    ({ context, baseURL, allowedErrors }, use) =>
      failOnBrowserErrors(context, baseURL ?? '', allowedErrors, () => use(undefined)),
    { auto: true },
  ],

  // Opt-in, because interception slows down every request. Without it, the preview server's mailbox
  // answers from the same handlers.
  emailjs: async ({ context, channel, noBrowserErrors: _first }, use) => {
    const mailbox: EmailMessage[] = [];
    // Debian's Firefox does not pass on request bodies, so every message is accepted unread.
    const handlers = isSystemFirefox({ channel })
      ? [http.post(sendUrl, () => HttpResponse.text('OK'))]
      : emailjsHandlers({ onMessage: (message) => void mailbox.push(message) });
    const network = defineNetworkFixture({ context, handlers });
    await network.enable();
    await use({ network, mailbox });
    await network.disable();
  },
  network: ({ emailjs }, use) => use(emailjs.network),
  mailbox: ({ emailjs, channel }, use, testInfo) => {
    testInfo.skip(isSystemFirefox({ channel }), 'this browser does not pass on request bodies');
    return use(emailjs.mailbox);
  },

  site: async ({ page }, use) => {
    await openSite(page);
    await use(page);
  },
});

/** Waits for hydration: before it, every tab has `tabindex="-1"`. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('[role=tab][tabindex="0"]').waitFor({ state: 'attached' });
}

/** Opens the site and waits for hydration. */
export async function openSite(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/**
 * Opens the site with a clock that only `page.clock.runFor` advances, so that no test waits in real
 * time or depends on the speed of the machine.
 */
export async function openSiteWithPausedClock(page: Page): Promise<void> {
  const start = Date.UTC(2026, 0, 15, 12);
  await page.clock.install({ time: start });
  await openSite(page);
  // An hour is more than any page load takes; `pauseAt` cannot go back in time.
  await page.clock.pauseAt(start + 3_600_000);
  await page.clock.runFor(100);
}

export { expect };
