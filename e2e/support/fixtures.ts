import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { type EmailMessage, emailjsHandlers } from '../../src/build/mocks/emailjs-handlers';
import { complaintsOf } from './browser-errors';
import { isSystemFirefox } from './capabilities';
import { address } from './network';

interface Fixtures {
  /** The site on its first screen, hydrated: what is pressed now is heard. */
  site: Page;
  /** EmailJS's answers; `network.use(...)` replaces them for this test. */
  network: NetworkFixture;
  /** The messages EmailJS has taken in this test. */
  mailbox: EmailMessage[];
  /** What the test expects to be complained about, which then is no failure. */
  allow: (RegExp | string)[];
  noComplaints: undefined;
  emailjs: { network: NetworkFixture; mailbox: EmailMessage[] };
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  allow: async ({}, use) => use([]),

  noComplaints: [
    async ({ context, baseURL, allow }, use) => {
      const complaints = await complaintsOf(context, baseURL ?? '');
      await use(undefined);
      const isAllowed = (text: string) =>
        allow.some((known) =>
          typeof known === 'string' ? text.includes(known) : known.test(text),
        );
      expect(
        complaints.filter((text) => !isAllowed(text)),
        'what the browser complained about',
      ).toEqual([]);
    },
    { auto: true },
  ],

  // Only where it is asked for, because every request then waits: elsewhere the preview server's
  // mailbox answers, from the same handlers.
  emailjs: async ({ context, channel, noComplaints: _first }, use) => {
    const mailbox: EmailMessage[] = [];
    // Debian's Firefox does not hand on what was sent: there everything is taken, unread.
    const handlers = isSystemFirefox({ channel })
      ? [http.post(address, () => HttpResponse.text('OK'))]
      : emailjsHandlers({ onMessage: (message) => void mailbox.push(message) });
    const network = defineNetworkFixture({ context, handlers });
    await network.enable();
    await use({ network, mailbox });
    await network.disable();
  },
  network: ({ emailjs }, use) => use(emailjs.network),
  mailbox: ({ emailjs, channel }, use, testInfo) => {
    testInfo.skip(isSystemFirefox({ channel }), 'it does not hand on what was sent');
    return use(emailjs.mailbox);
  },

  site: async ({ page }, use) => {
    await openSite(page);
    await use(page);
  },
});

/** Waits until the site is hydrated: only then a tab can be reached by Tab. */
export async function siteIsReady(page: Page): Promise<void> {
  await page.locator('[role=tab][tabindex="0"]').waitFor({ state: 'attached' });
}

/** Opens the site and waits until it is hydrated. */
export async function openSite(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await siteIsReady(page);
}

export { expect };
