import { expect, type Page } from '@playwright/test';
import type { AllowedErrors } from './browser-errors';
import { shell } from './content';
import { renderError, sparse } from './other-content';

// The site `sparse` has content that throws while it is read, if a test asks for that.

/** The words of that site. */
export const { screenError } = sparse.shell(shell);

/** Opens the site `sparse` with a Home screen that fails to render. */
export const openWithoutHomeScreen = (page: Page, allowedErrors: AllowedErrors) =>
  openBroken(page, allowedErrors, 'home', screenError.title);

async function openBroken(page: Page, allowedErrors: AllowedErrors, part: string, title: string) {
  allowedErrors.push(renderError);
  await page.addInitScript((name) => Object.assign(window, { failsToRender: name }), part);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
