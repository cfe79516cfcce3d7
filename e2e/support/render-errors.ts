import { expect, type Page } from '@playwright/test';
import { shell } from '../../src/content/shell';
import type { AllowedErrors } from './browser-errors';

// Each function opens the page with one part that fails to render: a browser API that only this part calls on
// load throws. If another part calls it too, crash.spec.ts fails. All screens share one script, so a failed
// request cannot do this, and a separate build would prolong every run of the tests.

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

/** Opens the page with a shell that fails: only `App`, around the screens, listens for `focusout`. */
export async function openWithoutShell(page: Page, allowedErrors: AllowedErrors): Promise<void> {
  allowedErrors.push(message);
  await page.addInitScript((text) => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (type === 'focusout') throw new Error(text);
      listen(type, ...rest);
    };
  }, message);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.pageError.title);
}
