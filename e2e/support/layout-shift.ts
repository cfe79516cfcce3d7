import { type Page, test } from '@playwright/test';

/** Records layout shifts from the next page load on. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  const browser = page.context().browser()?.browserType().name();
  test.skip(browser !== 'chromium', 'only Chromium reports layout shifts');
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((entries) => {
      const { shifts } = window as unknown as { shifts: number[] };
      for (const entry of entries.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
}

/** Discards the layout shifts recorded so far. */
export async function resetLayoutShifts(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { shifts: [] }));
}

/** The sum of the layout shift scores since the last reset. */
export async function cumulativeLayoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
