import type { Page, ViewportSize } from '@playwright/test';
import { preferences } from '../inspector/variants';
import { navigateTo } from './screens';

/** Brings a page that tests share back to its first screen, as it is in this window after the start. */
export async function resetPage(page: Page, viewport: ViewportSize | null): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ ...preferences.light, media: 'screen', reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  // Closes what is open.
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.documentElement.removeAttribute('dir');
    for (const details of document.querySelectorAll('details')) details.open = false;
  });
  await navigateTo(page, 'home');
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
