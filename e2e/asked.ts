import { type Page, test } from '@playwright/test';

/**
 * Leaves a test out where the browser cannot be asked for what the test is about: Debian's Firefox
 * does not take such wishes from Playwright, and would pass or fail for no reason.
 */
export async function skipUnlessAsked(page: Page, wish: string): Promise<void> {
  const isGranted = await page.evaluate((query) => matchMedia(query).matches, wish);
  test.skip(!isGranted, `this browser cannot be asked for ${wish}`);
}
