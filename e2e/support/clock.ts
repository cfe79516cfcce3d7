import type { Page } from '@playwright/test';
import { openSite } from './fixtures';

/**
 * Opens the site with a clock that stands still until `page.clock.runFor` moves it: no test waits
 * for real seconds, and none is hurried by a slow machine.
 */
export async function openSiteStandingStill(page: Page): Promise<void> {
  const start = Date.UTC(2026, 0, 15, 12);
  await page.clock.install({ time: start });
  await openSite(page);
  // Far enough to lie ahead however long the page took to load.
  await page.clock.pauseAt(start + 3_600_000);
  await page.clock.runFor(100);
}
