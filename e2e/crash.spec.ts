import type { Locator, Page } from '@playwright/test';
import { company } from '../src/content/company';
import { shell } from '../src/content/shell';
import { tabs } from '../src/navigation';
import { expect, openSite, test } from './support/fixtures';
import { navigateTo } from './support/screens';

// Render errors on load; later ones are in tests/components/feedback/ErrorBoundary.test.tsx. The carousel,
// which is on the Home screen only, queries the motion preference: when `matchMedia` throws, that screen
// fails and no other.

test.beforeEach(({ allowedErrors }) => void allowedErrors.push('expected test error'));

test('error in one screen on load shows a fallback there, and the other screens work', async ({
  page,
}) => {
  const errors = recordErrors(page);
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (query.includes('reduced-motion')) throw new Error('expected test error');
      return matchMedia(query);
    };
  });
  await openSite(page);

  const home = page.getByRole('tabpanel', { name: 'Home' });
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(shell.screenError.title);
  await expect(home.getByText(shell.screenError.text)).toBeVisible();
  await expectPhoneAndEmail(home);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const { id } of tabs.slice(1)) {
    await navigateTo(page, id);
    await expect(page.locator(`#${id} h1`)).not.toHaveText(shell.screenError.title);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
  }
  expect(errors).toHaveLength(1);
});

test('error in the shell on load shows a message with phone and email instead of a blank page', async ({
  page,
}) => {
  const errors = recordErrors(page);
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (type === 'focusin') throw new Error('expected test error');
      listen(type, ...rest);
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.pageError.title);
  await expect(page.getByText(shell.pageError.text)).toBeVisible();
  await expectPhoneAndEmail(page.getByRole('main'));
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

async function expectPhoneAndEmail(part: Locator): Promise<void> {
  const { phone, email } = company;
  await expect(part.getByRole('link', { name: phone.text })).toHaveAttribute(
    'href',
    `tel:${phone.number}`,
  );
  await expect(part.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
}
