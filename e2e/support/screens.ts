import { expect, type Page } from '@playwright/test';
import { type TabId, tabs } from '../../src/navigation';

/** Common viewport sizes. */
export const viewports = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type ViewportName = keyof typeof viewports;

/** Dispatches a 'navigate' event, as every control in the page does. */
export function dispatchNavigate(page: Page, detail: unknown): Promise<void> {
  return page.evaluate((tab) => {
    window.dispatchEvent(new CustomEvent('navigate', { detail: tab }));
  }, detail);
}

/** Switches to a screen and waits until it is visible. */
export async function navigateTo(page: Page, tab: TabId): Promise<void> {
  await dispatchNavigate(page, tab);
  await expect(page.locator('[data-screen=shown]')).toHaveId(tab);
}

export function labelOf(tab: TabId): string {
  return tabs.find(({ id }) => id === tab)?.label ?? tab;
}

/** Opens the first photo of the gallery. */
export async function openPhotoViewer(page: Page): Promise<void> {
  await navigateTo(page, 'gallery');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
