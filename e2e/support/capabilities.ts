import { type Page, test } from '@playwright/test';

// Playwright cannot emulate everything in every browser. Tests that need emulation the browser
// lacks are skipped explicitly; otherwise they would pass or fail for no reason.

/** Whether a media query matches, for example after `page.emulateMedia`. */
export function matchesMedia(page: Page, query: string): Promise<boolean> {
  return page.evaluate((text) => matchMedia(text).matches, query);
}

/** Skips the test if the browser does not emulate a media feature, such as reduced motion. */
export async function skipUnlessMediaMatches(page: Page, query: string): Promise<void> {
  test.skip(!(await matchesMedia(page, query)), `this browser does not emulate ${query}`);
}
