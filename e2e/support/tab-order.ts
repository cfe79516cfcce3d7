import type { Locator, Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';
import { gallery } from '../../src/content/gallery';
import { guide } from '../../src/content/guide';
import { home } from '../../src/content/home';
import { shell } from '../../src/content/shell';
import { tours } from '../../src/content/tours';
import type { TabId } from '../../src/navigation';
import { labelOf } from './screens';

const { address, phone, email } = company;
const { carousel } = home.testimonials;
const { form, cards } = contact;
const { footer } = shell;

/** The stops of the keyboard in each screen, in the order in which they are seen. */
export const stopsIn: Record<TabId, string[]> = {
  home: [
    home.hero.explore.label,
    home.hero.contact.label,
    ...home.trips.list.map(() => home.trips.ask.label),
    home.tour.video.playLabel,
    home.tour.video.externalLinkLabel,
    home.tour.book.label,
    ...[carousel.pause, carousel.previous, carousel.next],
    home.callToAction.chat.label,
    home.callToAction.contact.label,
    phone.text,
  ],
  tours: [
    ...tours.types.list.map(() => tours.types.inquire.label),
    tours.itinerary.print,
    ...tours.itinerary.days.map(({ day, stop }) => tours.itinerary.map.stop(day, stop.name)),
    tours.closing.action.label,
  ],
  guide: [guide.visa.officialSite.label, guide.questions.safety.label, guide.closing.action.label],
  gallery: [
    ...gallery.photos.list.map(({ title }) => gallery.photos.viewer.enlarge(title)),
    gallery.closing.action.label,
  ],
  contact: [
    `${form.name} (${form.required})`,
    `${form.email} (${form.required})`,
    `${form.phone} (${form.optional})`,
    `${form.message} (${form.required})`,
    form.send,
    phone.text,
    email,
    `${address.street}, ${address.city}, ${address.state} ${address.zip} (${cards.newTab})`,
  ],
};

/** The stops of the footer, which is the same on every screen. */
export const stopsInFooter = [
  phone.text,
  email,
  ...footer.links.map(({ label }) => label),
  footer.newsletter.label,
  footer.newsletter.button,
  footer.accessibility,
];

/** All stops of a screen from its top to its end; on phones the tabs are behind the menu button. */
export function stopsOf(tab: TabId, size: 'desktop' | 'phone'): string[] {
  const tabs = size === 'phone' ? shell.menu : labelOf(tab);
  return [shell.skipLink, shell.brandLink, tabs, ...stopsIn[tab], ...stopsInFooter];
}

/** The element that has the focus. */
export function focused(page: Page): Locator {
  return page.locator(':focus');
}

/** What a screen reader calls the element that has the focus; empty when nobody has it. */
export async function focusedName(page: Page): Promise<string> {
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  if (isLost) return '';
  const [line = ''] = (await focused(page).ariaSnapshot()).split('\n');
  const [, quoted] = line.match(/"((?:[^"\\]|\\.)*)"/) ?? [];
  return quoted ? JSON.parse(`"${quoted}"`) : `nameless: ${line}`;
}

/** Puts the focus on the first stop of the page, as a visitor does who comes with the keyboard. */
export async function startAtTop(page: Page): Promise<void> {
  await page.getByRole('link', { name: shell.skipLink }).focus();
}
