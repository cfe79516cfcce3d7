import { expect, type Page } from '@playwright/test';
import { interpolate } from '../../src/components/utils/interpolate';
import type { TabId } from '../../src/navigation';
import { accessibleName } from './contact-form';
import { contact, gallery, guide, home, shell, tours } from './content';

/** The accessible name of the first tab stop in each screen. */
export const firstTabStop: Record<TabId, string> = {
  home: home.hero.explore.label,
  tours: tours.itinerary.ask.label,
  guide: guide.questions.groups[0]?.list[0]?.title ?? '',
  gallery: interpolate(gallery.photos.viewer.enlarge, {
    title: gallery.photos.list[0]?.title ?? '',
  }),
  contact: contact.form.fields
    .slice(0, 1)
    .map((field) => accessibleName(field))
    .join(),
};

/** Expects the focus on the element with this accessible name. */
export async function expectFocusOn(page: Page, name: string): Promise<void> {
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
}

/** Focuses the first tab stop of the page. */
export async function focusSkipLink(page: Page): Promise<void> {
  await page.getByRole('link', { name: shell.skipLink }).focus();
}
