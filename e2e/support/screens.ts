import { expect, type Locator, type Page } from '@playwright/test';
import { interpolate } from '../../src/components/utils/interpolate';
import type { TabId } from '../../src/navigation';
import type { Box } from '../inspector/layout';
import { sizes } from '../inspector/variants';
import { type AllowedErrors, notFoundError, scriptLoadErrors } from './browser-errors';
import { contact, gallery, guide, home, season, shell, tabs, tours } from './content';
import { appScripts } from './network';
import { waitForHydration } from './open-site';

const { desktop, phone } = sizes;

/** The viewport sizes of tests that concern both kinds of devices. */
export const viewports = { desktop, phone };

export type ViewportName = keyof typeof viewports;

/** The phone that Lighthouse imitates. */
export const lighthousePhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** What is left of a sheet of A4 between its margins, in px. */
export const sheetOfA4 = { width: 665, height: 1000 };

/** The heading of each screen. */
export const screenTitles: Record<TabId, string> = {
  home: home.hero.title,
  tours: tours.hero.title,
  guide: guide.hero.title,
  gallery: gallery.hero.title,
  contact: contact.hero.title,
};

/** The tabs of the screens that the site does not open with. */
export const otherTabs = tabs.filter(({ id }) => id !== 'home');

/** The screen that is shown. */
export function shownScreen(page: Page): Locator {
  return page.locator('[data-screen]:not([hidden])');
}

/** Switches to a screen, and waits until it can act. */
export async function navigateTo(page: Page, tab: TabId): Promise<void> {
  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('navigate', { detail }));
  }, tab);
  await expect(shownScreen(page)).toHaveId(tab);
  await waitForHydration(page);
}

/** The section with this heading. The panel of its screen is around it. */
export function sectionOf(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.locator('section', { has: heading }).last();
}

/** The selected tab, also while it is in a closed menu. */
export function selectedTab(page: Page): Locator {
  return page.getByRole('tab', { selected: true, includeHidden: true });
}

/** The button that opens the menu of small screens. */
export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: shell.menu });
}

/** The button that opens a photo of the gallery. */
export function photoButton(page: Page, index: number): Locator {
  const { list, viewer } = gallery.photos;
  return page.getByRole('button', {
    name: interpolate(viewer.enlarge, { title: list[index]?.title ?? '' }),
    exact: true,
  });
}

/** Opens the first photo of the gallery. */
export async function openPhotoViewer(page: Page): Promise<void> {
  await navigateTo(page, 'gallery');
  await photoButton(page, 0).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens every answer of the guide. */
export async function openAnswers(page: Page): Promise<void> {
  await navigateTo(page, 'guide');
  const screen = page.locator('#guide');
  // By key, because clicks so close to each other, in place and time, count as one.
  for (const question of await screen.locator('summary').all()) await question.press('Enter');
  await expect(screen.locator('details[open]')).toHaveCount(
    guide.questions.groups.flatMap(({ list }) => list).length + season.list.length,
  );
}

/** Opens the page without its app, whose files fail to load. */
export async function openWithoutApp(page: Page, allowedErrors: AllowedErrors): Promise<void> {
  allowedErrors.push(...scriptLoadErrors);
  await page.route(appScripts, (route) => route.abort());
  await page.goto('/');
  await page.locator('[data-part=header][data-load-state=failed]').waitFor({ state: 'attached' });
}

/** Opens an address that does not exist. */
export async function openNotFound(page: Page, allowedErrors: AllowedErrors): Promise<void> {
  allowedErrors.push(notFoundError);
  await page.goto('/nowhere');
}

/** For `toBeInViewport`: in full, except for a hundredth, because positions are rounded. */
export const inFull = { ratio: 0.99 };

/** The box of a visible element, in the window. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not visible: ${element}`);
  return box;
}
