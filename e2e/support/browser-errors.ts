import { type BrowserContext, expect } from '@playwright/test';
import { isChromium } from './cdp';

/** The console error for an address that does not exist. */
export const notFoundError = 'the server responded with a status of 404';

/** The console errors of browsers that cannot load the app. */
export const scriptLoadErrors: AllowedErrors = [
  'Failed to load resource',
  /imported module|Importing a module/,
  /Failed to fetch|NetworkError|Load failed/,
];

/** Parts of the lines of browser errors that a test expects. */
export type AllowedErrors = (RegExp | string)[];

declare global {
  interface Window {
    /** Reports a violation of the content security policy to the test. */
    reportViolation: (text: string) => void;
  }
}

/**
 * Collects everything that is wrong from now on, as lines of text: console errors and warnings,
 * uncaught errors, CSP violations, and requests to another origin. The list grows while the test
 * runs.
 */
export async function collectBrowserErrors(
  context: BrowserContext,
  origin: string,
): Promise<string[]> {
  const errors: string[] = [];
  // data: and blob: URLs have no host and stay inside the page.
  const isCrossOrigin = (url: URL) => url.host !== '' && url.origin !== new URL(origin).origin;

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => void errors.push(`uncaught: ${error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (isCrossOrigin(url)) errors.push(`cross-origin request: ${url.origin}${url.pathname}`);
  });
  // Requests that a test does not stub never leave the machine, unless a published site is tested. Chromium
  // resolves no other host (playwright.config.ts), which is faster than a route.
  if (!isChromium(context)) await context.route(isCrossOrigin, (route) => route.abort());
  await context.exposeFunction('reportViolation', (text: string) => {
    errors.push(`CSP violation: ${text}`);
  });
  await context.addInitScript(() => {
    // Other sites' policies may block what they like in their own frames.
    if (window !== window.top) return;
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation(
        `${event.effectiveDirective} blocked ${event.blockedURI || event.sample}`,
      );
    });
  });
  return errors;
}

/** Expects only errors that are allowed, by a part of their text. */
export function expectNoBrowserErrors(errors: string[], allowed: AllowedErrors): void {
  const isAllowed = (text: string) =>
    allowed.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)));
  expect(
    errors.filter((text) => !isAllowed(text)),
    'browser errors',
  ).toEqual([]);
}
