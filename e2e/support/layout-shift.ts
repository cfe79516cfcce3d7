import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Returns the scores of the layout shifts since the last call. */
    takeLayoutShifts(): number[];
  }
}

/** Records layout shifts, which only Chromium reports, from the next page load on. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    window.takeLayoutShifts = () => {
      record(observer.takeRecords());
      return shifts.splice(0);
    };
  });
}

/** The sum of the layout shift scores since the page loaded, or since the last call. */
export async function cumulativeLayoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => window.takeLayoutShifts());
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
