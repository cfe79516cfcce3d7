import { type Page, test } from '@playwright/test';

// Playwright cannot ask everything of every browser. What a test is about and its browser cannot do
// is left out in plain sight, or it would pass or fail for no reason.

/** Whether the browser grants a wish, such as for dark colors. */
export function grants(page: Page, wish: string): Promise<boolean> {
  return page.evaluate((query) => matchMedia(query).matches, wish);
}

/** Leaves a test out where the browser does not grant a wish, such as for less motion. */
export async function skipUnlessAsked(page: Page, wish: string): Promise<void> {
  test.skip(!(await grants(page, wish)), `this browser cannot be asked for ${wish}`);
}

/** For `test.skip`: Debian's Firefox, of which less can be asked than of Playwright's own. */
export function isSystemFirefox({ channel }: { channel: string | undefined }): boolean {
  return channel === 'moz-firefox';
}
