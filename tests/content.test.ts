import { beforeAll, describe, expect, it } from 'vitest';
import { findContentErrors, readContent } from '../src/build/plugins/check-content';

type Content = Awaited<ReturnType<typeof readContent>>;
type Tree = Record<string, unknown>;

let real: Content;

beforeAll(async () => {
  real = await readContent();
});

/** A deep copy. Unlike structuredClone, it keeps functions. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]));
}

/** The validation errors after the value at a path such as `company.email` is replaced. */
function errorsWith(path: string, value: unknown): string {
  const content = copy(real) as Tree;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Tree>((tree, name) => {
    tree[name] ??= {};
    return tree[name] as Tree;
  }, content);
  parent[last] = typeof value === 'function' ? value(parent[last]) : value;
  return findContentErrors(content as unknown as Content).join('\n');
}

it('the content of the site has no validation errors', () => {
  expect(findContentErrors(real)).toEqual([]);
});

const withAnotherDay = (days: Tree[]) => [
  ...days,
  { ...days[0], day: days.length + 1, title: 'X', picture: 'map' },
];
const withoutDayFour = (days: Tree[]) => days.filter(({ day }) => day !== 4);
const withDuplicate = (list: unknown[]) => [...list, list[0]];
const altOfBridge = () => real.pictures.bridge?.alt;
const descriptionOfPhoto = () => real.gallery.photos.list[0]?.description;

const days = 'tours.itinerary.days';
const company = 'src/content/company.ts: ';
const tours = 'src/content/tours.ts: ';
const pictures = 'src/content/pictures.ts: ';

const edits: [name: string, path: string, value: unknown, message: string][] = [
  ['a missing day', days, withoutDayFour, `${tours}itinerary.days are numbered 1, 2, 3, 5`],
  ['a day missing from the facts', days, withAnotherDay, `${tours}hero.facts, "Duration" is`],
  [
    'a title with another number of days',
    'home.tour.title',
    'Our 9-day tour',
    '"9-day tour". Expected',
  ],
  [
    'a stop east of the island',
    `${days}.3.stop.x`,
    91,
    'day 4: stop.x is 91. Expected: 8 to 80 percent',
  ],
  ['a duplicate day', days, withDuplicate, 'the title "Arrival & Colombo City Tour" appears'],
  ['another duration', 'tours.hero.facts.0.value', '1 Day', '"Duration" is "1 Day". Expected: "10'],
  ['a short phone number', 'company.phone.number', '+1281555014', `${company}phone.number is`],
  [
    'a displayed number that differs',
    'company.phone.text',
    '(281) 555-9999',
    `${company}phone.text is`,
  ],
  ['an email without @', 'company.email', 'journeys.example.com', `${company}email is`],
  ['a map without https', 'company.mapsUrl', 'http://maps.example.com', `${company}mapsUrl is`],
  ['a broken link', 'guide.visa.officialSite.url', 'https:/eta.gov.lk', 'begins with https://'],
  ['a duplicate traveler', 'home.testimonials.list', withDuplicate, 'the name "Carol Whitfield"'],
  [
    'a duplicate photo',
    'gallery.photos.list',
    withDuplicate,
    'gallery.ts: photos.list: the picture',
  ],
  ['an empty text', `${days}.5.description`, ' ', `${tours}itinerary.days[5].description is empty`],
  ['an empty alt', 'pictures.bridge.alt', '', `${pictures}bridge.alt is empty`],
  ['a duplicate alt', 'pictures.galle.alt', altOfBridge, 'pictures.ts: the alt "'],
  [
    'an alt that repeats a description',
    'pictures.whale.alt',
    descriptionOfPhoto,
    'whale.alt repeats',
  ],
  [
    'a crop past the right edge',
    'pictures.galle.crops.figure',
    [900, 60, 1080, 900],
    '1600 × 1000',
  ],
  [
    'a crop of another aspect ratio',
    'pictures.galle.crops.figure',
    [0, 0, 900, 900],
    'Expected: 6 to 5.',
  ],
  [
    'a focal point right of the photo',
    'pictures.galle.focalPoint',
    [101, 50],
    'pictures.ts: galle.focalPoint is [101, 50]. Expected: [x, y], in percent from 0 to 100.',
  ],
  [
    'a day’s picture without a figure crop',
    `${days}.0.picture`,
    'whale',
    'whale.crops has no figure',
  ],
  [
    'a trip’s picture without a card crop',
    'home.trips.list.0.picture',
    'whale',
    'has no card, but it is shown as one. Expected: [left, top, width, height], 4 to 5.',
  ],
  ['a hero without a narrow crop', 'home.hero.picture', 'whale', 'has no narrow'],
  ['a picture without a file', 'pictures.unicorn', { alt: 'x' }, 'src/pictures/unicorn.svg'],
  ['an unused picture', 'pictures.unicorn', { alt: 'x' }, '"unicorn" is not used'],
  ['a file without an entry', 'files.pictures', ['holiday'], 'the file "holiday" is not named'],
  [
    'a portrait without a file',
    'gallery.stories.list.0.avatar',
    'a9',
    'src/content/gallery.ts: stories.list[0].avatar is "a9". Expected: the name of a file',
  ],
];

describe('an invalid edit is reported with its file and the expected value', () => {
  it.each(edits)('%s', (_, path, value, message) => {
    const text = errorsWith(path, value);
    expect(text).toContain(message);
    for (const line of text.split('\n')) expect(line).toMatch(/^src\/\S+: .+ Expected: .+\.$/);
  });
});

describe('a valid edit passes', () => {
  it.each([
    ['a displayed number with its country code', 'company.phone.text', '+1 281-555-0142'],
    ['an email with a subdomain', 'company.email', 'journeys@mail.example.com'],
    ['a link with a path', 'guide.visa.officialSite.url', 'https://eta.gov.lk/visa'],
    ['a stop at the eastern limit', `${days}.3.stop.x`, 80],
    ['a focal point in a corner', 'pictures.galle.focalPoint', [0, 100]],
  ])('%s', (_, path, value) => {
    expect(errorsWith(path, value)).toBe('');
  });
});
