import { expect, type Page } from '@playwright/test';
import { tabs } from '../../src/navigation';
import { ContactForm } from './contact-form';
import { navigateTo } from './screens';

/** Visits every screen, loads every image, moves the carousel, plays the video, and sends a message. */
export async function fullVisit(page: Page): Promise<void> {
  for (const { id } of [...tabs, tabs[0]]) {
    await navigateTo(page, id);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
    // Images below the fold load lazily.
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
