import { type BrowserContext, type CDPSession, type Page, test } from '@playwright/test';

export function isChromium(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'chromium';
}

/** A session of the Chrome DevTools Protocol. Skips the test in other browsers, which do not have it. */
export function cdpSession(page: Page): Promise<CDPSession> {
  // Outside of tests, such as in `npm run inspect`, `test.skip` throws.
  if (!isChromium(page.context())) test.skip(true, 'only Chromium has the DevTools Protocol');
  return page.context().newCDPSession(page);
}
