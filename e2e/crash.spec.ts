import type { Page } from '@playwright/test';
import { shell } from './support/content';
import { expect, test } from './support/fixtures';
import { openWithoutHomeScreen, screenError } from './support/render-errors';
import { navigateTo, otherTabs } from './support/screens';

// Errors while the built page starts. tests/parts.test.tsx tests what each fallback shows.

test.use({ baseURL: async ({ serve }, use) => use(await serve('sparse')) });

test('error in one screen on load shows a fallback there, and the other screens work', async ({
  page,
  allowedErrors,
}) => {
  const errors = recordErrors(page);
  await openWithoutHomeScreen(page, allowedErrors);

  const home = page.getByRole('tabpanel', { name: shell.tabLabels.home });
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(screenError.title);
  await expect(home.getByText(screenError.text)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const { id } of otherTabs) {
    await navigateTo(page, id);
    await expect(page.locator(`#${id} h1`)).not.toHaveText(screenError.title);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
  }
  expect(errors).toHaveLength(1);
});

function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
