import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The scores of the layout shifts since the last reset. */
    layoutShifts: number[];
  }
}

/** Records layout shifts, which only Chromium reports, from the next page load on. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
        window.layoutShifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
}

/** Discards the layout shifts recorded so far. */
export async function resetLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.layoutShifts = [];
  });
}

/** The sum of the layout shift scores since the last reset. */
export async function cumulativeLayoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
