import { expect, type Page } from '@playwright/test';
import { contact } from '../../src/content/contact';
import { gallery } from '../../src/content/gallery';
import { guide } from '../../src/content/guide';
import { home } from '../../src/content/home';
import { season } from '../../src/content/season';
import { shell } from '../../src/content/shell';
import { tours } from '../../src/content/tours';
import type { TabId } from '../../src/navigation';
import { accessibleName } from './contact-form';

/** The accessible name of the first tab stop in each screen. */
export const firstTabStop: Record<TabId, string> = {
  home: home.hero.explore.label,
  tours: `${tours.types.ask.label}: ${tours.types.list[0]?.title}`,
  guide: [...season.list, ...guide.questions.list][0]?.title ?? '',
  gallery: gallery.photos.viewer.enlarge(gallery.photos.list[0]?.title ?? ''),
  contact: accessibleName(contact.form.fields[0]),
};

/** Expects the focus on the element with this accessible name. */
export async function expectFocusOn(page: Page, name: string): Promise<void> {
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
}

/** Focuses the first tab stop of the page. */
export async function focusSkipLink(page: Page): Promise<void> {
  await page.getByRole('link', { name: shell.skipLink }).focus();
}
