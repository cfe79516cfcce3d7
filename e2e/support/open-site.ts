import type { Page } from '@playwright/test';

/** The header, the footer, and the screen that is shown can act. */
const readyPage =
  'html[data-app=ready]:not(:has([data-screen]:not([hidden]) > [data-part]:is(:not([data-load-state]), [data-load-state=loading])))';

/** Waits until everything on the page can act. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator(readyPage).waitFor({ state: 'attached' });
}

/** Opens the site, and waits until it can act. */
export async function openSite(page: Page, url = './'): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/**
 * Opens the site with a clock that only `page.clock.runFor` advances, so that no test waits in real
 * time or depends on the speed of the machine.
 */
export async function openSiteWithPausedClock(page: Page): Promise<void> {
  const start = Date.UTC(2026, 0, 15, 12);
  await page.clock.install({ time: start });
  await openSite(page);
  // An hour is more than any page load takes; `pauseAt` cannot go back in time.
  await page.clock.pauseAt(start + 3_600_000);
  await page.clock.runFor(100);
}
