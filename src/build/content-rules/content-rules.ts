import { icons } from '../../components/media/icons.ts';
import type { company } from '../../content/company';
import type { gallery } from '../../content/gallery';
import type { home } from '../../content/home';
import type { tours } from '../../content/tours';
import type { Wide } from './walk-content';
import { everyText, repeated } from './walk-content.ts';

export interface Content {
  company: Wide<typeof company>;
  home: Wide<typeof home>;
  tours: Wide<typeof tours>;
  gallery: Wide<typeof gallery>;
  guide: object;
  contact: object;
  shell: object;
}

const isWebAddress = (text: string) => /^https:\/\/[^\s/]+\.[a-z]{2,}(\/\S*)?$/.test(text);

/**
 * The rules that content has to keep beyond its types, except for pictures.
 *
 * @param tabIds the screens that an action may go to
 * @returns one message for each mistake: the file, where in it, and what is expected
 */
export function validateContent(content: Content, tabIds: readonly string[]): string[] {
  return [
    ...texts(content, tabIds),
    ...companyFacts(content.company),
    ...days(content.tours),
    ...travelerTypes(content.tours.types.list),
    ...people(content),
  ];
}

/** What goes for every file: no empty words, no unknown icon or screen, no broken address. */
function texts(content: Content, tabIds: readonly string[]): string[] {
  const tour = `${content.tours.itinerary.days.length}-day tour`;
  return Object.entries(content).flatMap(([file, words]) =>
    everyText(words).flatMap(({ path, key, text }) => {
      const at = `src/content/${file}.ts: ${path}`;
      if (!text.trim()) return `${at} is empty. Expected: words.`;
      if (key === 'icon' && !(text in icons))
        return `${at} is "${text}". Expected: the name of an icon in src/components/media/icons.ts.`;
      if (key === 'to' && !tabIds.includes(text))
        return `${at} is "${text}". Expected: one of ${tabIds.join(', ')}.`;
      if (key.toLowerCase().endsWith('url') && /[:/.]/.test(text) && !isWebAddress(text))
        return `${at} is "${text}". Expected: an address that begins with https://.`;
      const [counted] = /\d+-day tour\b/.exec(text) ?? [tour];
      if (counted !== tour)
        return `${at} says "${counted}". Expected: "${tour}", as many days as in tours.ts.`;
      return [];
    }),
  );
}

function companyFacts({ phone, email }: Content['company']): string[] {
  const file = 'src/content/company.ts';
  const mistakes: string[] = [];
  const { text, number } = phone;
  if (!/^\+1[2-9]\d{9}$/.test(number))
    mistakes.push(`${file}: phone.number is "${number}". Expected: +1 and ten digits.`);
  else if (![number.slice(1), number.slice(2)].includes(text.replace(/\D/g, '')))
    mistakes.push(`${file}: phone.text is "${text}". Expected: the same digits as phone.number.`);
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    mistakes.push(`${file}: email is "${email}". Expected: an address like name@example.com.`);
  return mistakes;
}

/** The part of the map that small screens show, in percent from the left and from the top. */
const island = { x: [8, 80], y: [38, 98] } as const;

function days({ hero, itinerary }: Content['tours']): string[] {
  const file = 'src/content/tours.ts';
  const at = `${file}: itinerary.days`;
  const list = itinerary.days;
  const mistakes: string[] = [];
  if (list.some(({ day }, index) => day !== index + 1))
    mistakes.push(
      `${at} are numbered ${list.map(({ day }) => day).join(', ')}. ` +
        `Expected: 1 to ${list.length} in order.`,
    );
  const duration = `${list.length} Days`;
  for (const { label, value } of hero.facts)
    if (/ days?$/i.test(value) && value !== duration)
      mistakes.push(
        `${file}: hero.facts, "${label}" is "${value}". ` +
          `Expected: "${duration}", as many as itinerary.days.`,
      );
  for (const { day, activities, picture, stop } of list) {
    if (activities.length < 2)
      mistakes.push(`${at}, day ${day}: activities has ${activities.length}. Expected: 2 or more.`);
    if (!picture) mistakes.push(`${at}, day ${day}: no picture. Expected: a name in pictures.ts.`);
    for (const side of ['x', 'y'] as const)
      if (!(stop[side] >= island[side][0] && stop[side] <= island[side][1]))
        mistakes.push(
          `${at}, day ${day}: stop.${side} is ${stop[side]}. ` +
            `Expected: ${island[side].join(' to ')} percent of the map.`,
        );
  }
  return [...mistakes, ...repeated(at, 'title', list)];
}

function travelerTypes(list: Content['tours']['types']['list']): string[] {
  const at = 'src/content/tours.ts: types.list';
  const wrong = list.filter(({ features }) => features.length !== 3);
  return [
    ...wrong.map(
      ({ title, features }) =>
        `${at}, "${title}": features has ${features.length}. Expected: exactly 3.`,
    ),
    ...repeated(at, 'title', list),
  ];
}

function people({ home, gallery }: Content): string[] {
  const stories = 'src/content/gallery.ts: stories.list';
  const isRating = (rating: number) => Number.isInteger(rating) && rating >= 1 && rating <= 5;
  return [
    ...repeated('src/content/home.ts: testimonials.list', 'name', home.testimonials.list),
    ...repeated('src/content/home.ts: trips.list', 'title', home.trips.list),
    ...repeated(stories, 'name', gallery.stories.list),
    ...repeated('src/content/gallery.ts: photos.list', 'url', gallery.photos.list),
    ...repeated('src/content/gallery.ts: photos.list', 'title', gallery.photos.list),
    ...gallery.stories.list
      .filter(({ rating }) => !isRating(rating))
      .map(
        ({ name, rating }) =>
          `${stories}, "${name}": rating is ${rating}. Expected: 1, 2, 3, 4 or 5.`,
      ),
  ];
}
