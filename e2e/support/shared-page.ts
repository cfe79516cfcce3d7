import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { collectBrowserErrors } from './browser-errors';
import { openSite } from './open-site';
import { dispatchNavigate } from './screens';

/** A page that tests share, with the browser errors that no test has reported yet. */
export interface SharedPage {
  page: Page;
  errors: string[];
  /** Restores the page as it was when it was opened; where that fails, loads it again. */
  reset: (viewport: ViewportSize | null, preferences: BrowserContextOptions) => Promise<void>;
}

/** Opens a page in which the site can be restored. */
export async function openSharedPage(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
): Promise<SharedPage> {
  const context = await browser.newContext(device);
  const errors = await collectBrowserErrors(context, url);
  const page = await context.newPage();
  /** The state of the site when it has just loaded, by viewport and preferences. */
  const initial = new Map<string, string>();
  return {
    page,
    errors,
    reset: async (viewport, { colorScheme, contrast, forcedColors, reducedMotion }) => {
      const media = {
        media: 'screen',
        colorScheme: colorScheme ?? 'light',
        contrast: contrast ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
        reducedMotion: reducedMotion ?? 'no-preference',
      } as const;
      const key = JSON.stringify([viewport, media]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia(media);
      await page.mouse.move(0, 0);
      if (initial.has(key) && initial.get(key) === (await restore(page))) return;
      await openSite(page, url);
      if (!initial.has(key)) initial.set(key, await restore(page));
    },
  };
}

/** Closes what is open, returns to the top of Home, and describes the page as it then is. */
async function restore(page: Page): Promise<string> {
  await page.keyboard.press('Escape');
  // A tab list that has the focus keeps its current tab.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await dispatchNavigate(page, 'home');
  // The navigation is complete when the heading has the focus.
  const home = 'body:has(#home h1:focus) [role=tab][data-navigate=home][tabindex="0"]';
  await page
    .locator(home)
    .waitFor({ state: 'attached', timeout: 1000 })
    .catch(() => {});
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    // The next Tab reaches the first control.
    const start = document.createElement('i');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    const copy = document.body.cloneNode(true) as HTMLElement;
    // Announcements disappear after a while, and loading pictures earlier changes nothing else.
    for (const region of copy.querySelectorAll('[aria-live]')) region.replaceChildren();
    for (const image of copy.querySelectorAll('img')) image.removeAttribute('loading');
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const { title, adoptedStyleSheets } = document;
    return JSON.stringify([
      ...[location.href, title, scrollX, scrollY, adoptedStyleSheets.length],
      ...fields.map(({ value }) => value),
      copy.innerHTML,
    ]);
  });
}
