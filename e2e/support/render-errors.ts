import { expect, type Page } from '@playwright/test';
import { shell } from '../../src/content/shell';
import type { AllowedErrors } from './browser-errors';

// Opens the page with a part that fails to render, because a function of the browser that only this part
// calls on load throws. If another part comes to call it, crash.spec.ts fails. All screens are in one
// script, so no failed request has that effect, and a build with such a part would prolong every run of the
// tests.

const message = 'expected test error';

/**
 * Opens the page with a Home screen that fails: on load, only its carousel asks for the motion preference.
 */
export async function openWithoutHomeScreen(
  page: Page,
  allowedErrors: AllowedErrors,
): Promise<void> {
  allowedErrors.push(message);
  await page.addInitScript((text) => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (query.includes('motion')) throw new Error(text);
      return matchMedia(query);
    };
    const restore = () => {
      window.matchMedia = matchMedia;
    };
    window.addEventListener('appready', restore, { capture: true });
  }, message);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.screenError.title);
}

/** Opens the page with a shell that fails: only `App`, around the screens, listens for `focusin`. */
export async function openWithoutShell(page: Page, allowedErrors: AllowedErrors): Promise<void> {
  allowedErrors.push(message);
  await page.addInitScript((text) => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (type === 'focusin') throw new Error(text);
      listen(type, ...rest);
    };
  }, message);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.pageError.title);
}
