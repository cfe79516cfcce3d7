import type { Page } from '@playwright/test';
import { type TabId, tabs } from '../../src/navigation';
import { expect } from './fixtures';

/** The windows most visitors come with. */
export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type Size = keyof typeof sizes;

export const schemes = ['light', 'dark'] as const;

/** Shows a screen as any control in the page does. */
export async function show(page: Page, tab: TabId): Promise<void> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('navigate', { detail })),
    tab,
  );
  await expect(page.getByRole('tabpanel')).toHaveAttribute('id', new RegExp(`-${tab}$`));
}

/** What the tab of a screen is called. */
export function labelOf(tab: TabId): string {
  return tabs.find(({ id }) => id === tab)?.label ?? tab;
}
