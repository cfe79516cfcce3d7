import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Returns the scores of all layout shifts of the page. */
    readLayoutShifts(): number[];
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
    window.readLayoutShifts = () => {
      record(observer.takeRecords());
      return shifts;
    };
  });
}

/** The sum of the layout shift scores since the page loaded. */
export async function cumulativeLayoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => window.readLayoutShifts());
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
