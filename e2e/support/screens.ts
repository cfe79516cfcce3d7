import { expect, type Locator, type Page } from '@playwright/test';
import { type TabId, tabs } from '../../src/navigation';

/** Common viewport sizes. */
export const viewports = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type ViewportName = keyof typeof viewports;

/** Switches to a screen as every control in the page does, and waits until it is visible. */
export async function navigateTo(page: Page, tab: TabId): Promise<void> {
  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('navigate', { detail }));
  }, tab);
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

export type Box = { x: number; y: number; width: number; height: number };

/** The position and size of a visible element. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not visible: ${element}`);
  return box;
}
