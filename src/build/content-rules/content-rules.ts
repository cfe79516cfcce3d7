import type { company } from '../../content/company';
import type { gallery } from '../../content/gallery';
import type { home } from '../../content/home';
import type { tours } from '../../content/tours';
import { icons } from '../../icons.ts';
import type { Wide } from './walk-content';
import { everyText, findDuplicates } from './walk-content.ts';

export interface Content {
  company: Wide<typeof company>;
  home: Wide<typeof home>;
  tours: Wide<typeof tours>;
  gallery: Wide<typeof gallery>;
  guide: object;
  contact: object;
  shell: object;
}

/**
 * Validates what the types of the content cannot express, except for pictures.
 *
 * @param tabIds the screens that an action may lead to
 * @returns one message for each error: the file, the place in it, and what is expected
 */
export function validateContent(content: Content, tabIds: readonly string[]): string[] {
  return [
    ...validateTexts(content, tabIds),
    ...validateCompany(content.company),
    ...validateDays(content.tours),
    ...validateTravelerTypes(content.tours.types.list),
    ...validatePeople(content),
  ];
}

function validateTexts(content: Content, tabIds: readonly string[]): string[] {
  const tour = `${content.tours.itinerary.days.length}-day tour`;
  const isUrl = (text: string) => /^https:\/\/[^\s/]+\.[a-z]{2,}(\/\S*)?$/.test(text);
  return Object.entries(content).flatMap(([file, texts]) =>
    everyText(texts).flatMap(({ path, key, text }) => {
      const at = `src/content/${file}.ts: ${path}`;
      if (!text.trim()) return `${at} is empty. Expected: words.`;
      if (key === 'icon' && !(text in icons))
        return `${at} is "${text}". Expected: the name of an icon in src/icons.ts.`;
      if (key === 'to' && !tabIds.includes(text))
        return `${at} is "${text}". Expected: one of ${tabIds.join(', ')}.`;
      if (key.toLowerCase().endsWith('url') && /[:/.]/.test(text) && !isUrl(text))
        return `${at} is "${text}". Expected: an address that begins with https://.`;
      const [found] = /\d+-day tour\b/.exec(text) ?? [tour];
      if (found !== tour)
        return `${at} says "${found}". Expected: "${tour}", as many days as in tours.ts.`;
      return [];
    }),
  );
}

function validateCompany({ phone, email }: Content['company']): string[] {
  const file = 'src/content/company.ts';
  const errors: string[] = [];
  const { text, number } = phone;
  if (!/^\+1[2-9]\d{9}$/.test(number))
    errors.push(`${file}: phone.number is "${number}". Expected: +1 and ten digits.`);
  else if (![number.slice(1), number.slice(2)].includes(text.replace(/\D/g, '')))
    errors.push(`${file}: phone.text is "${text}". Expected: the same digits as phone.number.`);
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    errors.push(`${file}: email is "${email}". Expected: an address like name@example.com.`);
  return errors;
}

/** The part of the map that small screens show, in percent from the left and from the top. */
const visibleMap = { x: [8, 80], y: [38, 98] } as const;

function validateDays({ hero, itinerary: { days } }: Content['tours']): string[] {
  const file = 'src/content/tours.ts';
  const at = `${file}: itinerary.days`;
  const errors = findDuplicates(at, 'title', days);
  if (days.some(({ day }, index) => day !== index + 1)) {
    const numbers = days.map(({ day }) => day).join(', ');
    errors.push(`${at} are numbered ${numbers}. Expected: 1 to ${days.length} in order.`);
  }
  const duration = `${days.length} Days`;
  for (const { label, value } of hero.facts)
    if (/ days?$/i.test(value) && value !== duration)
      errors.push(
        `${file}: hero.facts, "${label}" is "${value}". ` +
          `Expected: "${duration}", as many as itinerary.days.`,
      );
  for (const { day, activities, picture, stop } of days) {
    if (activities.length < 2)
      errors.push(`${at}, day ${day}: activities has ${activities.length}. Expected: 2 or more.`);
    if (!picture) errors.push(`${at}, day ${day}: no picture. Expected: a name in pictures.ts.`);
    for (const axis of ['x', 'y'] as const) {
      const [min, max] = visibleMap[axis];
      if (!(stop[axis] >= min && stop[axis] <= max))
        errors.push(
          `${at}, day ${day}: stop.${axis} is ${stop[axis]}. ` +
            `Expected: ${min} to ${max} percent of the map.`,
        );
    }
  }
  return errors;
}

function validateTravelerTypes(list: Content['tours']['types']['list']): string[] {
  const at = 'src/content/tours.ts: types.list';
  const errors = list
    .filter(({ features }) => features.length !== 3)
    .map(
      ({ title, features }) =>
        `${at}, "${title}": features has ${features.length}. Expected: exactly 3.`,
    );
  return [...errors, ...findDuplicates(at, 'title', list)];
}

function validatePeople({ home, gallery }: Content): string[] {
  const stories = 'src/content/gallery.ts: stories.list';
  const ratings = gallery.stories.list
    .filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating))
    .map(
      ({ name, rating }) =>
        `${stories}, "${name}": rating is ${rating}. Expected: 1, 2, 3, 4 or 5.`,
    );
  return [
    ...findDuplicates('src/content/home.ts: testimonials.list', 'name', home.testimonials.list),
    ...findDuplicates('src/content/home.ts: trips.list', 'title', home.trips.list),
    ...findDuplicates(stories, 'name', gallery.stories.list),
    ...findDuplicates('src/content/gallery.ts: photos.list', 'picture', gallery.photos.list),
    ...findDuplicates('src/content/gallery.ts: photos.list', 'title', gallery.photos.list),
    ...ratings,
  ];
}
