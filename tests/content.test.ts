import { beforeAll, describe, expect, it } from 'vitest';
import { mistakesIn, readContent } from '../src/build/plugins/check-content';

type Content = Awaited<ReturnType<typeof readContent>>;
type Tree = Record<string, unknown>;

let real: Content;

beforeAll(async () => {
  real = await readContent();
});

/** A copy of any depth; functions, of which a copy is of no use, stay themselves. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]));
}

/** The mistakes that are found with another value at a path such as `company.email`. */
async function mistakesWith(path: string, value: unknown): Promise<string> {
  const content = copy(real) as Tree;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Tree>((tree, name) => {
    tree[name] ??= {};
    return tree[name] as Tree;
  }, content);
  parent[last] = typeof value === 'function' ? value(parent[last]) : value;
  return (await mistakesIn(content as unknown as Content)).join('\n');
}

it('has no mistakes', async () => {
  expect(await mistakesIn(real)).toEqual([]);
});

const withAnotherDay = (days: Tree[]) => [
  ...days,
  { ...days[0], day: days.length + 1, title: 'X', picture: '' },
];
const withoutDayFour = (days: Tree[]) => days.filter(({ day }) => day !== 4);
const backward = (list: Tree[]) => list.toReversed();
const withFirstAgain = (list: unknown[]) => [...list, list[0]];
const firstTwo = (list: unknown[]) => list.slice(0, 2);
const altOfBridge = () => real.pictures.bridge?.alt;
const wordsOfPhoto = () => real.gallery.photos.list[0]?.description;
const onlyFirst = (list: unknown[]) => list.slice(0, 1);

const days = 'tours.itinerary.days';
const company = 'src/content/company.ts: ';
const tours = 'src/content/tours.ts: ';
const pictures = 'src/content/pictures.ts: ';

const edits: [name: string, path: string, value: unknown, message: string][] = [
  ['a missing day', days, withoutDayFour, `${tours}itinerary.days are numbered 1, 2, 3, 5`],
  ['a day that the facts do not count', days, withAnotherDay, `${tours}hero.facts, "Duration" is`],
  [
    'a title that says another number',
    'home.tour.title',
    'Our 9-day tour',
    '"9-day tour". Expected',
  ],
  ['a day without a picture', days, withAnotherDay, 'Expected: a name in pictures.ts.'],
  ['a day in the sea', `${days}.3.stop.x`, 91, 'day 4: stop.x is 91. Expected: 8 to 80 percent'],
  ['a day beside the map', `${days}.3.stop.x`, 7.9, 'day 4: stop.x is 7.9. Expected: 8 to 80'],
  ['a day off the map', `${days}.3.stop.y`, Number.NaN, 'day 4: stop.y is NaN. Expected: 38 to 98'],
  ['days in another order', days, backward, '2, 1. Expected: 1 to '],
  ['a day told twice', days, withFirstAgain, 'the title "Arrival & Colombo City Tour" stands'],
  ['another length', 'tours.hero.facts.0.value', '1 Day', '"Duration" is "1 Day". Expected: "10'],
  ['one activity a day', `${days}.3.activities`, onlyFirst, 'day 4: activities has 1. Expected: 2'],
  ['a fourth feature', 'tours.types.list.0.features', withFirstAgain, 'has 4. Expected: exactly 3'],
  ['a short phone number', 'company.phone.number', '+1281555014', `${company}phone.number is`],
  ['a longer number', 'company.phone.number', '+128155501422', 'Expected: +1 and ten digits.'],
  ['a number with a word', 'company.phone.number', 'tel:+12815550142', 'Expected: +1 and ten'],
  ['a number of words', 'company.phone.number', 'later', 'Expected: +1 and ten digits.'],
  ['another number to read', 'company.phone.text', '(281) 555-9999', `${company}phone.text is`],
  ['an e-mail without @', 'company.email', 'journeys.example.com', `${company}email is`],
  ['words before an e-mail', 'company.email', 'to a@example.com', `${company}email is`],
  ['words after an e-mail', 'company.email', 'a@example.com or call', `${company}email is`],
  ['a map without https', 'company.mapsUrl', 'http://maps.example.com', `${company}mapsUrl is`],
  ['a broken link', 'guide.visa.officialSite.url', 'https:/eta.gov.lk', 'begins with https://'],
  ['words before a link', 'guide.visa.officialSite.url', 'see https://eta.gov.lk', 'begins with'],
  ['words after a link', 'guide.visa.officialSite.url', 'https://eta.gov.lk now', 'begins with'],
  ['no star', 'gallery.stories.list.0.rating', 0, 'rating is 0. Expected: 1, 2, 3, 4 or 5.'],
  ['six stars', 'gallery.stories.list.0.rating', 6, 'rating is 6. Expected: 1, 2, 3, 4 or 5.'],
  ['half a star', 'gallery.stories.list.0.rating', 4.5, 'src/content/gallery.ts: stories.list'],
  ['a traveler twice', 'home.testimonials.list', withFirstAgain, 'the name "Carol Whitfield"'],
  ['a trip twice', 'home.trips.list', withFirstAgain, 'src/content/home.ts: trips.list: the title'],
  ['a photo twice', 'gallery.photos.list', withFirstAgain, 'gallery.ts: photos.list: the url'],
  ['an empty text', `${days}.5.description`, ' ', `${tours}itinerary.days[5].description is empty`],
  [
    'an unknown icon',
    `${days}.5.icon`,
    'tiger',
    'name of an icon in src/components/media/icons.ts',
  ],
  ['an unknown screen', 'home.hero.explore.to', 'booking', 'Expected: one of home, tours'],
  ['an empty alt', 'pictures.bridge.alt', '', `${pictures}bridge.alt is empty`],
  ['a blank alt', 'pictures.bridge.alt', ' ', `${pictures}bridge.alt is empty`],
  ['an alt of another', 'pictures.galle.alt', altOfBridge, 'pictures.ts: the alt "'],
  ['an alt that repeats a description', 'pictures.whale.alt', wordsOfPhoto, 'whale.alt repeats'],
  ['an alt that repeats its caption', 'pictures.galle.alt', 'Galle Fort lighthouse', 'galle.alt'],
  ['a crop right of the scene', 'pictures.galle.crops.figure', [900, 60, 1080, 900], '1600 × 1000'],
  ['a crop left of the scene', 'pictures.galle.crops.figure', [-1, 60, 1080, 900], 'leaves the'],
  ['a crop above the scene', 'pictures.galle.crops.figure', [500, -1, 1080, 900], 'leaves the'],
  ['a crop below the scene', 'pictures.galle.crops.figure', [500, 101, 1080, 900], 'leaves the'],
  ['a crop of another crop', 'pictures.galle.crops.figure', [0, 0, 900, 900], 'Expected: 6 to 5.'],
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
  ['a hero without a crop for phones', 'home.hero.picture', 'whale', 'has no phone'],
  ['a closing picture without a figure crop', 'gallery.closing.picture', 'whale', 'has no figure'],
  ['a picture without a file', 'pictures.unicorn', { alt: 'x' }, 'src/pictures/unicorn.svg'],
  ['an unused picture', 'pictures.unicorn', { alt: 'x' }, '"unicorn" is not used'],
  ['an unknown picture', `${days}.0.picture`, 'atlantis', 'there is no "atlantis", but it is used'],
  ['a file nobody names', 'files.pictures', ['holiday'], 'the file "holiday" is not named'],
  [
    'a portrait without a file',
    'portraits.a9',
    {},
    'src/content/portraits.ts: "a9" has no file. Expected: src/pictures/portraits/a9.svg',
  ],
];

describe('a wrong edit is met by the name of the file and what is expected', () => {
  it.each(edits)('%s', async (_, path, value, message) => {
    const text = await mistakesWith(path, value);
    expect(text).toContain(message);
    for (const line of text.split('\n')) expect(line).toMatch(/^src\/\S+: .+ Expected: .+\.$/);
  });
});

describe('a right edit is let through', () => {
  it.each([
    ['a number to read with its country', 'company.phone.text', '+1 281-555-0142'],
    ['an e-mail of a longer domain', 'company.email', 'journeys@mail.example.com'],
    ['a link without a path', 'guide.visa.officialSite.url', 'https://eta.gov.lk'],
    ['a link with a path', 'guide.visa.officialSite.url', 'https://eta.gov.lk/visa'],
    ['days in words', 'tours.hero.facts.2.value', 'All days of the year'],
    ['two activities a day', `${days}.3.activities`, firstTwo],
    ['a day at the left edge of the map', `${days}.3.stop.x`, 8],
    ['a day at the right edge of the map', `${days}.3.stop.x`, 80],
    ['one star', 'gallery.stories.list.0.rating', 1],
  ])('%s', async (_, path, value) => {
    expect(await mistakesWith(path, value)).toBe('');
  });
});
