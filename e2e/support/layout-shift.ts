import type { Page } from '@playwright/test';

/** From the next page on, counts how much of what is seen moves by itself. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((entries) => {
      const { shifts } = window as unknown as { shifts: number[] };
      for (const entry of entries.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
}

/** Forgets what has moved so far. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { shifts: [] }));
}

/** How much has moved since, as the Layout Instability API counts: 1 is everything, once. */
export async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
