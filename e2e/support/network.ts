import { expect, type Page } from '@playwright/test';
import { sendPath } from '../../src/build/mocks/emailjs-handlers';

/** Where messages are posted to, on any host. */
export const address = `*${sendPath}`;

/** An answer that does not come before it is released. */
export function held() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

/** What the app itself comes in. */
export const appScripts = /assets\/.*\.js$/;

/** All that Debian's Firefox tells of an error on the console: its kind, and not its words. */
export const wordlessError = /^console error: Error \(/;

/** What browsers complain about when it does not come. */
export const noScript = [
  'Failed to load resource',
  /imported module|Importing a module/,
  wordlessError,
];

/** Keeps what a page asks for from coming, until the function it returns is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, release } = held();
  await page.route(files, async (route) => {
    await promise;
    await route.fallback();
  });
  return release;
}

/** The paths of such files that the page asks for from now on; the list grows while the test runs. */
export function filesFrom(page: Page, files: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (files.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The posts that leave the page from now on; the list grows while the test runs. */
export function postsFrom(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(sendPath)) posts.push(request.method());
  });
  return posts;
}

/** However it went: the visitor is told once. */
export async function toldOnce(page: Page): Promise<void> {
  await expect(toasts(page)).toHaveCount(1);
}

/** The toasts that show, of which there is never more than one. */
export function toasts(page: Page) {
  return page.getByRole('region', { name: /messages/i }).getByRole('listitem');
}
