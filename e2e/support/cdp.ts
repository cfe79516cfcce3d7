import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export function isChromium(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'chromium';
}

/** A session of the Chrome DevTools Protocol, which only Chromium has. */
export function cdpSession(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}
