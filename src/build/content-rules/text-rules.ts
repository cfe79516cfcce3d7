import type { climate } from '../../content/climate';
import type { company } from '../../content/company';
import type { gallery } from '../../content/gallery';
import type { home } from '../../content/home';
import type { season } from '../../content/season';
import type { tours } from '../../content/tours';
import { everyText } from './walk-content.ts';

/** The content by file, without pictures. These files have rules of their own. */
export interface Content extends Record<string, object> {
  company: Pick<typeof company, 'phone' | 'email'>;
  home: typeof home;
  tours: typeof tours;
  gallery: typeof gallery;
  season: Pick<typeof season, 'checked'>;
  climate: Pick<typeof climate, 'regions'>;
}

/**
 * Validates what the types of the content cannot express, except for pictures.
 *
 * @returns one message for each error: the file, the place in it, and what is expected
 */
export function validateTexts(content: Content): string[] {
  return [
    ...validateStops(content.tours),
    ...Object.entries(content).flatMap(([file, texts]) =>
      validateWording(`src/content/${file}.ts`, texts),
    ),
    ...validateCompany(content.company),
    ...validateVideo(content.home.tour.video),
    ...validateSeason(content.season),
    ...validateClimate(content.climate),
  ];
}

function validateWording(file: string, texts: object): string[] {
  const isUrl = (text: string) => /^https:\/\//i.test(text) && URL.canParse(text);
  return everyText(texts).flatMap(({ path, key, text }) => {
    if (!text.trim()) return `${file}: ${path} is empty. Expected: words.`;
    const [place] = /\$\{[^}]*\}?/.exec(text) ?? [];
    if (place)
      return (
        `${file}: ${path} shows visitors "${place}". ` +
        'Expected: ` before and after the text, which fills it in.'
      );
    if (key.toLowerCase().endsWith('url') && !isUrl(text))
      return `${file}: ${path} is "${text}". Expected: an address that begins with https://.`;
    return [];
  });
}

/** Where it is clear what was meant, such as by a mailto link, the message says what to write. */
function validateCompany({ phone, email }: Content['company']): string[] {
  const file = 'src/content/company.ts';
  const errors: string[] = [];
  const { text, number } = phone;
  const digits = text.replace(/\D/g, '').replace(/^(?=\d{10}$)/, '1');
  const isPhone = /^1[2-9]\d{9}$/.test(digits);
  if (!isPhone)
    errors.push(`${file}: phone.text is "${text}". Expected: a U.S. number of ten digits.`);
  else if (number !== `+${digits}`)
    errors.push(`${file}: phone.number is "${number}". Expected: "+${digits}", as in phone.text.`);
  const address = /^[^\s@<>:,;]+@[^\s@<>:,;.]+(\.[^\s@<>:,;.]+)+$/;
  const [found = 'name@example.com'] = email
    .split(/[\s<>:,;?]+/)
    .filter((part) => address.test(part));
  if (!address.test(email))
    errors.push(`${file}: email is "${email}". Expected: an address like ${found}.`);
  return errors;
}

function validateVideo({ id }: { id: string }): string[] {
  if (/^[\w-]{11}$/.test(id)) return [];
  const [, found = 'pmIuyIpm5ZQ'] =
    /(?:v=|youtu\.be\/|\/(?:embed|shorts|live|v)\/)([\w-]{11})(?![\w-])/.exec(id) ?? [];
  return [
    `src/content/home.ts: tour.video.id is "${id}". Expected: the eleven characters of its YouTube id, ` +
      `such as ${found}.`,
  ];
}

function validateSeason({ checked }: Content['season']): string[] {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(checked)) return [];
  return [
    `src/content/season.ts: checked is "${checked}". Expected: year and month, such as "2026-11".`,
  ];
}

/** Returns one message for each list that has fewer entries than the company has agreed on. */
export function findShortLists({ home, gallery }: Pick<Content, 'home' | 'gallery'>): string[] {
  const lists = [
    ['home.ts: testimonials.list', home.testimonials.list, 4],
    ['gallery.ts: photos.list', gallery.photos.list, 10],
    ['gallery.ts: stories.list', gallery.stories.list, 3],
  ] as const;
  return lists
    .filter(([, { length }, fewest]) => length < fewest)
    .map(
      ([place, { length }, fewest]) =>
        `src/content/${place} has ${length} entries. Expected: at least ${fewest}, as agreed.`,
    );
}

function validateClimate({ regions }: Content['climate']): string[] {
  return regions
    .filter(({ rain }) => rain.length !== 12)
    .map(
      ({ name, rain }) =>
        `src/content/climate.ts: regions, "${name}": rain has ${rain.length} numbers. ` +
        'Expected: twelve, January to December.',
    );
}

/** Where a stop is whole on every phone (RouteMap.module.css), in percent from left and top. */
const visibleMap = { x: [13, 75], y: [40, 97] } as const;

function validateStops({ itinerary: { days } }: Content['tours']): string[] {
  const at = 'src/content/tours.ts: itinerary.days';
  const errors: string[] = [];
  for (const { day, stop } of days)
    for (const axis of ['x', 'y'] as const) {
      const [min, max] = visibleMap[axis];
      if (!(stop[axis] >= min && stop[axis] <= max))
        errors.push(
          `${at}, day ${day}: stop.${axis} is ${stop[axis]}. ` +
            `Expected: ${min} to ${max} percent of the map.`,
        );
    }
  return errors;
}
