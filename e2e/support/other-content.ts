// Other content, derived from that of src/content. Runs in the builds of e2e/vite.config.ts and in the tests.

import type { Stop } from '../../src/types';

/** Values that are not words, such as the names of icons, pictures, and screens. */
const data =
  /(^| )(icon|picture|avatar|to|side|placeholder|months|sample|type|autoComplete|fields \d+ (name|inputName))$/;
/** Lists whose entries are not alike. */
const fixedLists = /(^| )fields$/;

interface Derivation {
  /** @param path where the text is in src/content, in words, such as "home trips list 1 title" */
  text: (text: string, path: string) => string;
  /** How long a list becomes. Its entries are repeated if it was shorter. */
  length: (list: readonly unknown[], path: string) => number;
  /** Values that replace others, by the last words of their path. */
  data: Record<string, unknown>;
}

/** Every text becomes its own name, such as "home hero title", and every list has two entries. */
export function named<T extends object>(name: string, content: T): T {
  return derive(content, name, {
    text: (_, path) => path,
    length: () => 2,
    data: {
      'company phone number': '+12815550100',
      'company email': 'company@example.com',
      'video id': 'video-id',
      url: 'https://www.example.com/url',
      mapsUrl: 'https://www.example.com/mapsUrl',
      rain: Array.from({ length: 12 }, (_, month) => month * 25),
      rating: 4,
    },
  });
}

/** The fewest entries that a page could have, and half of each text. */
export function sparse<T extends object>(name: string, content: T): T {
  const lengths: Record<string, number> = {
    'home testimonials list': 1,
    'tours itinerary days': 4,
    'guide questions list': 1,
    'gallery photos list': 3,
    'gallery stories list': 1,
  };
  return derive(content, name, {
    text(text, path) {
      const words = text.split(' ');
      return facts.test(path) ? text : words.slice(0, Math.ceil(words.length / 2)).join(' ');
    },
    length: (list, path) => lengths[path] ?? list.length,
    data: { 'company email': 'hello@bluetraintours.example.com' },
  });
}

/** Many entries, each text three times, labels twice, and long names. Titles and names in lists are numbered. */
export function rich<T extends object>(name: string, content: T): T {
  const lengths: Record<string, number> = {
    'home trips list': 5,
    'home testimonials list': 9,
    'tours types list': 7,
    'tours itinerary days': 10 + addedStops.length,
    'guide questions list': 23,
    'gallery photos list': 24,
    'gallery stories list': 8,
  };
  const addedDays = addedStops.flatMap((stop, index) => [
    [`days ${index + 11} day`, index + 11],
    [`days ${index + 11} stop`, stop],
  ]);
  return derive(content, name, {
    text(text, path) {
      if (facts.test(path)) return text;
      const [, entry = ''] = /(?:list|days) (\d+) (?:title|name)$/.exec(path) ?? [];
      const times = path.endsWith(' label') ? 2 : 3;
      const long = path.endsWith(' name') ? longName : Array(times).fill(text).join(' ');
      return `${long} ${entry}`.trim();
    },
    length: (list, path) => lengths[path] ?? list.length,
    data: {
      'company name': 'Voyages Sérendib & Wickramasinghe Daughters',
      'company email': 'anne-zoe@wickramasinghe-journeys.example.com',
      ...Object.fromEntries(addedDays),
    },
  });
}

/** Texts that represent something else, so they keep their length. */
const facts =
  /^company (?!name)|^climate (best|.+ driest)|^tabLabels|(^| )(id|url|mapsUrl|stop name|map stop \(.*|season|value|roleDescription|slideRoleDescription)$/;

const longName = 'Anne-Zoë Ó Séaghdha Wickramasinghearachchige';

/** The last two nights are in the same place. */
const addedStops: readonly Stop[] = [
  { name: 'Anuradhapura', x: 31, y: 40.5, side: 'above' },
  { name: 'Trincomalee', x: 59, y: 42.5, side: 'above' },
  { name: 'Polonnaruwa', x: 60.5, y: 52.5, side: 'above' },
  { name: 'Batticaloa', x: 70, y: 60, side: 'start' },
  { name: 'Arugam Bay', x: 71, y: 74.5, side: 'above' },
  { name: 'Arugam Bay', x: 71, y: 74.5, side: 'above' },
];

/** Returns a copy of a value in which every text and every list is derived. */
function derive<T>(value: T, path: string, to: Derivation): T;
function derive(value: unknown, path: string, to: Derivation): unknown {
  const replaced = Object.keys(to.data).find((end) => ` ${path}`.endsWith(` ${end}`));
  if (replaced) return to.data[replaced];
  if (data.test(path)) return value;
  if (typeof value === 'string') return to.text(value, path);
  if (typeof value === 'function')
    return (...values: unknown[]) => to.text(value(...values), `${path} (${values.join(', ')})`);
  if (Array.isArray(value))
    return Array.from(
      { length: fixedLists.test(path) ? value.length : to.length(value, path) },
      (_, index) => derive(value[index % value.length], `${path} ${index + 1}`, to),
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, derive(inner, `${path} ${name}`, to)]),
  );
}
