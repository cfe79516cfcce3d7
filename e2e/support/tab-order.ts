import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { contact } from '../../src/content/contact';
import { gallery } from '../../src/content/gallery';
import { guide } from '../../src/content/guide';
import { home } from '../../src/content/home';
import { shell } from '../../src/content/shell';
import { tours } from '../../src/content/tours';
import type { TabId } from '../../src/navigation';
import { labelOf, type ViewportName } from './screens';

const { address, phone, email } = company;
const { carousel } = home.testimonials;
const { form, cards } = contact;
const { footer } = shell;

/** The links after the days, where the map is not beside them. */
const routeLinks = [tours.itinerary.map.back, tours.itinerary.ask.label];

/** The accessible names of the tab stops in each screen on a phone, in visual order. */
export const screenTabStops: Record<TabId, string[]> = {
  home: [
    home.hero.explore.label,
    home.hero.contact.label,
    ...home.trips.list.map(() => home.trips.ask.label),
    home.tour.video.playLabel,
    home.tour.video.externalLinkLabel,
    home.tour.book.label,
    ...[carousel.play, carousel.previous, carousel.next],
    home.callToAction.contact.label,
    home.callToAction.chat.label,
    `Text us at ${phone.text}`,
  ],
  tours: [
    ...tours.types.list.map(() => tours.types.inquire.label),
    tours.itinerary.print,
    tours.itinerary.access.ask.label,
    ...tours.itinerary.days.map(({ day, stop }) => tours.itinerary.map.stop(day, stop.name)),
    ...routeLinks,
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

/** The tab stops of the footer, which is the same on every screen. */
const footerTabStops = [
  phone.text,
  email,
  ...footer.links.map(({ label }) => label),
  footer.newsletter.label,
  footer.newsletter.button,
  footer.accessibility,
];

/** All tab stops of a page that shows this screen; on phones the menu button replaces the tabs. */
export function tabStops(tab: TabId, viewport: ViewportName): string[] {
  const isPhone = viewport === 'phone';
  const tabs = isPhone ? shell.menu : labelOf(tab);
  const isShown = (stop: string) => isPhone || tab !== 'tours' || !routeLinks.includes(stop);
  const stops = screenTabStops[tab].filter(isShown);
  return [shell.skipLink, shell.brandLink, tabs, ...stops, ...footerTabStops];
}

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
