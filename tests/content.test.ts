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
async function errorsWith(path: string, value: unknown): Promise<string> {
  const content = copy(real) as Tree;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Tree>((tree, name) => {
    tree[name] ??= {};
    return tree[name] as Tree;
  }, content);
  parent[last] = typeof value === 'function' ? value(parent[last]) : value;
  return (await findContentErrors(content as unknown as Content)).join('\n');
}

it('the content of the site has no validation errors', async () => {
  expect(await findContentErrors(real)).toEqual([]);
});

const withAnotherDay = (days: Tree[]) => [
  ...days,
  { ...days[0], day: days.length + 1, title: 'X', picture: '' },
];
const withoutDayFour = (days: Tree[]) => days.filter(({ day }) => day !== 4);
const withDuplicate = (list: unknown[]) => [...list, list[0]];
const firstTwo = (list: unknown[]) => list.slice(0, 2);
const altOfBridge = () => real.pictures.bridge?.alt;
const descriptionOfPhoto = () => real.gallery.photos.list[0]?.description;
const onlyFirst = (list: unknown[]) => list.slice(0, 1);

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
  ['a day without a picture', days, withAnotherDay, 'Expected: a name in pictures.ts.'],
  [
    'a stop east of the island',
    `${days}.3.stop.x`,
    91,
    'day 4: stop.x is 91. Expected: 8 to 80 percent',
  ],
  ['a duplicate day', days, withDuplicate, 'the title "Arrival & Colombo City Tour" appears'],
  ['another duration', 'tours.hero.facts.0.value', '1 Day', '"Duration" is "1 Day". Expected: "10'],
  [
    'a day with one activity',
    `${days}.3.activities`,
    onlyFirst,
    'day 4: activities has 1. Expected: 2',
  ],
  ['a fourth feature', 'tours.types.list.0.features', withDuplicate, 'has 4. Expected: exactly 3'],
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
  ['zero stars', 'gallery.stories.list.0.rating', 0, 'rating is 0. Expected: 1, 2, 3, 4 or 5.'],
  ['a duplicate traveler', 'home.testimonials.list', withDuplicate, 'the name "Carol Whitfield"'],
  [
    'a duplicate photo',
    'gallery.photos.list',
    withDuplicate,
    'gallery.ts: photos.list: the picture',
  ],
  ['an empty text', `${days}.5.description`, ' ', `${tours}itinerary.days[5].description is empty`],
  ['an unknown icon', `${days}.5.icon`, 'tiger', 'name of an icon in src/icons.ts'],
  ['an unknown screen', 'home.hero.explore.to', 'booking', 'Expected: one of home, tours'],
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
  ['a hero without a phone crop', 'home.hero.picture', 'whale', 'has no phone'],
  ['a picture without a file', 'pictures.unicorn', { alt: 'x' }, 'src/pictures/unicorn.svg'],
  ['an unused picture', 'pictures.unicorn', { alt: 'x' }, '"unicorn" is not used'],
  ['an unknown picture', `${days}.0.picture`, 'atlantis', 'there is no "atlantis", but it is used'],
  ['a file without an entry', 'files.pictures', ['holiday'], 'the file "holiday" is not named'],
  [
    'a portrait without a file',
    'portraits.a9',
    {},
    'src/content/portraits.ts: "a9" has no file. Expected: src/pictures/portraits/a9.svg',
  ],
];

describe('an invalid edit is reported with its file and the expected value', () => {
  it.each(edits)('%s', async (_, path, value, message) => {
    const text = await errorsWith(path, value);
    expect(text).toContain(message);
    for (const line of text.split('\n')) expect(line).toMatch(/^src\/\S+: .+ Expected: .+\.$/);
  });
});

describe('a valid edit passes', () => {
  it.each([
    ['a displayed number with its country code', 'company.phone.text', '+1 281-555-0142'],
    ['an email with a subdomain', 'company.email', 'journeys@mail.example.com'],
    ['a link with a path', 'guide.visa.officialSite.url', 'https://eta.gov.lk/visa'],
    ['a day with two activities', `${days}.3.activities`, firstTwo],
    ['a stop at the eastern limit', `${days}.3.stop.x`, 80],
    ['a focal point in a corner', 'pictures.galle.focalPoint', [0, 100]],
    ['one star', 'gallery.stories.list.0.rating', 1],
  ])('%s', async (_, path, value) => {
    expect(await errorsWith(path, value)).toBe('');
  });
});
