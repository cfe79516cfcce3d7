import type { Page } from '@playwright/test';
import { tabs } from '../../src/navigation';
import { ContactForm } from './contact-form';
import { expect } from './fixtures';

/** Goes everywhere and does everything once, as a visitor with much time would. */
export async function walk(page: Page): Promise<void> {
  for (const { id } of [...tabs, tabs[0]]) {
    await page.evaluate(
      (detail) => window.dispatchEvent(new CustomEvent('navigate', { detail })),
      id,
    );
    await expect(page.locator(`#${id} h1`)).toBeVisible();
    // Pictures further down are loaded when they come near.
    await page.locator(`#${id} img`).last().scrollIntoViewIfNeeded();
  }
  const home = page.getByRole('tabpanel', { name: 'Home' });
  await home.getByRole('button', { name: /next testimonial/i }).click();
  await home.getByRole('button', { name: /play the video/i }).click();
  await expect(home.locator('iframe')).toBeVisible();

  const form = new ContactForm(page);
  await form.open();
  await form.send();
  await expect(form.successToast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.successToast).toHaveCount(0);
}
