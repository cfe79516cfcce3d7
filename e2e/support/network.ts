import type { Page } from '@playwright/test';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';

/** The EmailJS endpoint on any host, for routes of Playwright and handlers of MSW. */
export const sendUrl = `**${sendPath}`;

/** The app's script files. */
export const appScripts = /assets\/.*\.js$/;

/** A promise and the function that resolves it. */
export function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfill) => {
    resolve = fulfill;
  });
  return { promise, resolve };
}

/** Delays the requests for these files until the returned function is called. */
export async function delayRequests(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(files, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** The paths of these files as they are requested from now on; the list grows. */
export function recordRequests(page: Page, files: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (files.test(pathname)) paths.push(pathname);
  });
  return paths;
}
