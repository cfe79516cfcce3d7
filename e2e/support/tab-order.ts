import type { Page } from '@playwright/test';
import { contact } from '../../src/content/contact';
import { gallery } from '../../src/content/gallery';
import { guide } from '../../src/content/guide';
import { home } from '../../src/content/home';
import { shell } from '../../src/content/shell';
import { tours } from '../../src/content/tours';
import type { TabId } from '../../src/navigation';

/** The accessible name of the first tab stop in each screen. */
export const firstTabStop: Record<TabId, string> = {
  home: home.hero.explore.label,
  tours: tours.types.inquire.label,
  guide: guide.visa.officialSite.label,
  gallery: gallery.photos.viewer.enlarge(gallery.photos.list[0]?.title ?? ''),
  contact: `${contact.form.name} (${contact.form.required})`,
};

/** The accessible name of the focused element; empty when nothing is focused. */
export async function focusedName(page: Page): Promise<string> {
  const isNothingFocused = await page.evaluate(() => document.activeElement === document.body);
  if (isNothingFocused) return '';
  const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  const [, quoted] = line.match(/"((?:[^"\\]|\\.)*)"/) ?? [];
  return quoted ? JSON.parse(`"${quoted}"`) : `no accessible name: ${line}`;
}

/** Focuses the first tab stop of the page. */
export async function focusSkipLink(page: Page): Promise<void> {
  await page.getByRole('link', { name: shell.skipLink }).focus();
}
