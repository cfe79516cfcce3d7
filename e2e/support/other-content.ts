import type { Content } from '../../src/build/content/compute';
import type { FormField, Stop } from '../../src/types';

// The content of the sites `named`, `sparse`, and `rich` (../vite.config.ts): for each object of src/content,
// a function that returns a changed copy. A site keeps the objects for which it has no function.

type Changed = Omit<Content, 'glossary'>;

type Changes = { [Name in keyof Changed]?: (original: Changed[Name]) => Changed[Name] };

const words = { label: '…', noun: '…' };

/** The fields of the specification, so that no field of the owner's changes a snapshot. */
const specifiedFields: FormField[] = [
  { ...words, parameter: 'from_name', name: 'name', type: 'text', required: true },
  { ...words, parameter: 'from_email', name: 'email', type: 'email', required: true },
  { ...words, parameter: 'phone_number', name: 'phone', type: 'tel', required: false },
  {
    ...words,
    parameter: 'message',
    name: 'message',
    type: 'textarea',
    required: true,
    example: '…',
  },
];

/**
 * Every text is its own place, such as "home hero title", except the months. Nothing is a sample. Every list has two entries,
 * except the fields, the months, and their rainfall. All pictures have one alt text, and all links one
 * target, because the owner may choose others.
 */
export const named = {
  company: (company) => ({
    ...nameTexts('company', company),
    email: 'company@example.com',
    phone: { text: 'company phone text', number: '+12815550100' },
    note: undefined,
  }),
  contact: (contact) =>
    nameTexts('contact', {
      ...contact,
      form: { ...contact.form, fields: specifiedFields },
    }),
  gallery: (gallery) => nameTexts('gallery', gallery),
  guide: (guide) => nameTexts('guide', guide),
  home: (home) => nameTexts('home', home),
  notFound: (notFound) => nameTexts('notFound', notFound),
  pictures: (pictures) =>
    Object.fromEntries(
      Object.entries(pictures).map(([name, picture]) => [name, { ...picture, alt: 'picture' }]),
    ) as typeof pictures,
  season: (season) => nameTexts('season', season),
  shell: (shell) => ({
    ...nameTexts('shell', { ...shell, footer: { ...shell.footer, note: undefined } }),
    tabLabels: nameTexts('tabLabels', shell.tabLabels),
  }),
  tours: (tours) => nameTexts('tours', tours),
} satisfies Required<Changes>;

/** Half of most texts, and few photos, stories, questions, testimonials, and days. */
export const sparse = {
  company: (company) => ({
    ...company,
    name: half(company.name),
    email: 'hello@bluetraintours.example.com',
  }),
  contact: shorten,
  gallery: (gallery) =>
    shorten({
      ...gallery,
      photos: { ...gallery.photos, list: take(3, gallery.photos.list) },
      stories: { ...gallery.stories, list: take(1, gallery.stories.list) },
    }),
  guide: (guide) =>
    shorten({
      ...guide,
      questions: {
        ...guide.questions,
        groups: take(1, guide.questions.groups).map((group) => ({
          ...group,
          list: take(1, group.list),
        })),
      },
    }),
  home: (home) =>
    breakable('home', 'hero', {
      ...shorten(home),
      testimonials: shorten({
        ...home.testimonials,
        list: take(1, home.testimonials.list),
      }),
    }),
  notFound: shorten,
  pictures: shorten,
  season: shorten,
  shell: (shell) => breakable('shell', 'footer', shorten(shell)),
  tours: (tours) =>
    shorten({
      ...tours,
      itinerary: { ...tours.itinerary, days: take(4, tours.itinerary.days) },
    }),
} satisfies Changes;

const longCompanyName = 'Voyages Sérendib & Wickramasinghe Daughters';

/** Each text three times, labels twice, long names, and many entries. */
export const rich = {
  company: (company) => ({
    ...company,
    name: longCompanyName,
    email: 'anne-zoe@wickramasinghe-journeys.example.com',
  }),
  contact: lengthen,
  gallery: (gallery) =>
    lengthen({
      ...gallery,
      photos: { ...gallery.photos, list: take(24, gallery.photos.list) },
      stories: { ...gallery.stories, list: take(8, gallery.stories.list) },
    }),
  guide: (guide) =>
    lengthen({
      ...guide,
      questions: { ...guide.questions, groups: take(6, guide.questions.groups) },
    }),
  home: (home) =>
    lengthen({
      ...home,
      trips: { ...home.trips, list: take(5, home.trips.list) },
      testimonials: { ...home.testimonials, list: take(9, home.testimonials.list) },
    }),
  notFound: lengthen,
  pictures: lengthen,
  season: lengthen,
  shell: (shell) => ({
    ...lengthen(shell),
    tabLabels: shell.tabLabels,
    // The label contains the visible name (WCAG 2.5.3), as in src/content/shell.yml.
    brandLink: `${longCompanyName}, home page`,
  }),
  tours: (tours) => {
    const { days } = tours.itinerary;
    const moreDays = take(stops.length, days).map((day, index) => ({
      ...day,
      day: index + 1,
      stop: { ...day.stop, ...stops[index] },
    }));
    return lengthen({
      ...tours,
      types: { ...tours.types, list: take(7, tours.types.list) },
      itinerary: { ...tours.itinerary, days: moreDays },
    });
  },
} satisfies Changes;

/** More than the map of the tour has. The last two nights are in the same place. */
const stops: readonly Pick<Stop, 'name' | 'x' | 'y' | 'side'>[] = [
  { name: 'Colombo', x: 15.75, y: 72.75, side: 'below' },
  { name: 'Sigiriya, Dambulla', x: 44.1, y: 51.1, side: 'start' },
  { name: 'Kandy', x: 43.7, y: 64.3, side: 'start' },
  { name: 'Nuwara Eliya', x: 51.2, y: 71.2, side: 'start' },
  { name: 'Ella', x: 60.8, y: 74.3, side: 'below' },
  { name: 'Yala', x: 72.1, y: 85.8, side: 'below' },
  { name: 'Mirissa', x: 39.1, y: 95.7, side: 'end' },
  { name: 'Galle', x: 28.9, y: 93.3, side: 'start' },
  { name: 'Bentota', x: 22.2, y: 84.7, side: 'end' },
  { name: 'Negombo', x: 17.4, y: 65.9, side: 'above' },
  { name: 'Anuradhapura', x: 31, y: 40.5, side: 'above' },
  { name: 'Trincomalee', x: 59, y: 42.5, side: 'above' },
  { name: 'Polonnaruwa', x: 60.5, y: 52.5, side: 'above' },
  { name: 'Batticaloa', x: 70, y: 60, side: 'below' },
  { name: 'Arugam Bay', x: 76, y: 74.5, side: 'above' },
  { name: 'Arugam Bay', x: 76, y: 74.5, side: 'above' },
];

/** The first entries of a list, and if it has fewer, those again. */
function take<T>(count: number, list: readonly T[]): T[] {
  if (list.length === 0) return [];
  return Array.from({ length: count }, (_, index) => list[index % list.length] as T);
}

/** Names a text by its path, followed by its variables, such as {title}. */
function nameText(text: string, path: string[]): string {
  const variables = text.match(/\{\w+\}/g);
  return [...path, ...(variables ? [`(${variables.join(', ')})`] : [])].join(' ');
}

function nameTexts<T>(name: string, content: T): T {
  return change(content, [name], {
    text: nameText,
    list: (list) => take(2, list),
    values: {
      to: 'contact',
      id: 'video-id',
      url: 'https://www.example.com/url',
      mapsUrl: 'https://www.example.com/mapsUrl',
      rating: 4,
      nights: 2,
      lead: undefined,
      rain: Array.from({ length: 12 }, (_, month) => month * 25),
    },
  });
}

/** The error of content that a test breaks. */
export const renderError = 'expected test error';

/** A copy of content that throws where a part of it is read, if `window.failsToRender` is its name. */
function breakable<T extends object>(name: string, part: keyof T, content: T): T {
  const value = content[part];
  return Object.defineProperty({ ...content }, part, {
    enumerable: true,
    get() {
      if (Reflect.get(globalThis, 'failsToRender') === name) throw new Error(renderError);
      return value;
    },
  });
}

function shorten<T>(content: T): T {
  return change(content, [], {
    text: (text, path) => (isShort(path) ? text : half(text)),
  });
}

/** Titles and names in lists are numbered, because they may be there several times. */
function lengthen<T>(content: T): T {
  return change(content, [], {
    text(text, path) {
      if (isShort(path)) return text;
      const key = path.at(-1) ?? '';
      const long =
        key === 'name'
          ? longName
          : Array(key === 'label' ? 2 : 3)
              .fill(text)
              .join(' ');
      const number = Number(path.at(-2));
      return number && ['title', 'name'].includes(key) ? `${long} ${number}` : long;
    },
  });
}

const longName = 'Anne-Zoë Ó Séaghdha Wickramasinghe-Arachchige';

function half(text: string): string {
  const words = text.split(' ');
  return words.slice(0, Math.ceil(words.length / 2)).join(' ');
}

/** What is about as long in any content. */
const shortTexts = ['season', 'value', 'stop', 'place', 'roleDescription', 'slideRoleDescription'];

const isShort = (path: string[]) => path.some((key) => shortTexts.includes(key));

/** Texts that stay: codes, such as the names of icons, and the months, which the chart abbreviates. */
const unchangedKeys = [
  ...['icon', 'picture', 'avatar', 'placeholder', 'side', 'to', 'id', 'url', 'mapsUrl'],
  ...['type', 'autoComplete', 'parameter', 'months'],
];

/** The `name` of a field is a code, unlike that of a person. */
const isUnchanged = (path: string[]) =>
  unchangedKeys.includes(path.at(-1) ?? '') || (path.includes('fields') && path.at(-1) === 'name');

interface Change {
  /** @param path the keys that lead to the text, such as `home`, `trips`, `list`, `1`, `title` */
  text: (text: string, path: string[]) => string;
  /** Without it, lists keep their entries. */
  list?: (list: readonly unknown[]) => readonly unknown[];
  /** Values that replace those of some keys. */
  values?: Record<string, unknown>;
}

/** Returns a copy in which every text is changed. */
function change<T>(value: T, path: string[], to: Change): T;
function change(value: unknown, path: string[], to: Change): unknown {
  const key = path.at(-1) ?? '';
  if (to.values && key in to.values) return to.values[key];
  if (isUnchanged(path)) return value;
  if (typeof value === 'string') return to.text(value, path);
  if (Array.isArray(value)) {
    // The fields of the form are not alike.
    const list = to.list && key !== 'fields' ? to.list(value) : value;
    return list.map((entry, index) => change(entry, [...path, `${index + 1}`], to));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, change(inner, [...path, name], to)]),
  );
}
