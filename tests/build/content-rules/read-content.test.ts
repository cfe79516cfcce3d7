import { describe, expect, it } from 'vitest';
import {
  findReminders,
  readContent,
  validateContent,
} from '../../../src/build/content-rules/read-content';

type Content = Awaited<ReturnType<typeof readContent>>;
type Tree = Record<string, unknown>;

/** A copy with another value at a path such as `company.email`. */
function replaceAt(tree: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const copy = (Array.isArray(tree) ? [...tree] : { ...tree }) as Tree;
  copy[name] = rest.length > 0 ? replaceAt(copy[name] as Tree, rest.join('.'), value) : value;
  return copy;
}

const content = await readContent();
const name = 'test';
/** The content of the site, with a picture that the owner does not edit. */
const real = {
  ...content,
  pictures: { ...content.pictures, [name]: { alt: 'A test', placeholder: 'dusk' } },
  files: { ...content.files, [name]: `src/pictures/${name}.svg` },
} satisfies Content;
const errorsWith = (path: string, value: unknown) =>
  validateContent(replaceAt(real, path, value) as Content).join('\n');

const testimonials = real.home.testimonials.list;
const photos = real.gallery.photos.list;
const { phone } = real.company;

const days = 'tours.itinerary.days';
const company = 'src/content/company.ts: ';
const tours = 'src/content/tours.ts: ';
const pictures = 'src/content/pictures.ts: ';

const invalidEdits: [name: string, path: string, value: unknown, message: string][] = [
  [
    'a stop east of the island',
    `${days}.0.stop.x`,
    91,
    'day 1: stop.x is 91. Expected: 13 to 75 percent',
  ],
  ['a short phone number', 'company.phone.text', '(281) 555-014', `${company}phone.text is`],
  [
    'a number to dial that differs',
    'company.phone.number',
    '+12815559999',
    `${company}phone.number is "+12815559999". Expected: "${phone.number}", as in phone.text.`,
  ],
  ['an email without @', 'company.email', 'journeys.example.com', `${company}email is`],
  [
    'an email pasted as a link',
    'company.email',
    'mailto:ann@journeys.example?subject=Hello',
    'Expected: an address like ann@journeys.example.',
  ],
  [
    'an email with a name',
    'company.email',
    'Ann <ann@journeys.example>',
    'Expected: an address like ann@journeys.example.',
  ],
  ...[
    'https://www.youtube.com/watch?v=abcdefghi-1&t=10s',
    'https://youtu.be/abcdefghi-1?si=x',
    'https://www.youtube.com/embed/abcdefghi-1',
  ].map((url): (typeof invalidEdits)[number] => [
    `a video pasted as ${url}`,
    'home.tour.video.id',
    url,
    'Expected: the eleven characters of its YouTube id, such as abcdefghi-1.',
  ]),
  ...['11/2026', '2026-13', 'November 2026'].map((month): (typeof invalidEdits)[number] => [
    `a season checked in ${month}`,
    'season.checked',
    month,
    `season.ts: checked is "${month}". Expected: year and month, such as "2026-11".`,
  ]),
  [
    'a month without rainfall',
    'climate.regions.0.rain',
    [103, 86],
    `"${real.climate.regions[0]?.name}": rain has 2 numbers. Expected: twelve`,
  ],
  ['a map without https', 'company.mapsUrl', 'http://maps.example.com', `${company}mapsUrl is`],
  ['a broken link', 'guide.visa.officialSite.url', 'https:/eta.gov.lk', 'begins with https://'],
  ['an empty text', `${days}.0.description`, ' ', `${tours}itinerary.days[0].description is empty`],
  ['an empty alt', `pictures.${name}.alt`, '', `${pictures}${name}.alt is empty`],
  ['a missing alt', `pictures.${name}.alt`, undefined, `${pictures}${name}.alt is empty`],
  [
    'a crop past the right edge',
    `pictures.${name}.crops`,
    { figure: [900, 60, 1080, 900] },
    `${name}.crops.figure leaves the picture. Expected: within 1600 × 1000.`,
  ],
  [
    'a crop past the top edge',
    `pictures.${name}.crops`,
    { figure: [60, -10, 1080, 900] },
    `${name}.crops.figure leaves the picture`,
  ],
  [
    'a crop past the bottom edge',
    `pictures.${name}.crops`,
    { figure: [60, 200, 1080, 900] },
    `${name}.crops.figure leaves the picture`,
  ],
  [
    'a crop of another aspect ratio',
    `pictures.${name}.crops`,
    { figure: [0, 0, 900, 900] },
    `${name}.crops.figure is 900 × 900. Expected: 6 to 5.`,
  ],
  [
    'a crop of another name',
    `pictures.${name}.crops`,
    { figures: true },
    `${name}.crops.figures is not a crop. Expected: card, figure, narrow.`,
  ],
  [
    'a focal point right of the photo',
    `pictures.${name}.focalPoint`,
    [101, 50],
    `pictures.ts: ${name}.focalPoint is [101, 50]. Expected: [x, y], in percent from 0 to 100.`,
  ],
  ['a picture without a file', 'pictures.unicorn', { alt: 'x' }, 'src/pictures/unicorn.svg'],
  [
    'a template in quotation marks',
    'home.hero.title',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what an owner may write
    'See ${company.name}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what an owner may write
    'home.ts: hero.title shows visitors "${company.name}". Expected: `',
  ],
  ...[
    ['home.hero', 'narrow'],
    ['tours.hero', 'narrow'],
    ['home.trips.list.0', 'card'],
    ['home.about', 'figure'],
    ['guide.closing', 'figure'],
    [`${days}.0`, 'figure'],
  ].map(([place, crop]): (typeof invalidEdits)[number] => [
    `a picture without a crop for ${place}`,
    `${place}.picture`,
    name,
    `${pictures}${name} has no crop for ${place?.replace(/\.(\d)/, '[$1]')}.picture. Expected: crops: { ${crop}: true }`,
  ]),
  [
    'a portrait without a file',
    'gallery.stories.list.0.avatar',
    'nobody',
    'src/content/gallery.ts: stories.list[0].avatar is "nobody". Expected: a file in src/pictures/portraits: ',
  ],
  [
    'a picture that does not exist',
    'home.trips.list.0.picture',
    'nowhere',
    'src/content/home.ts: trips.list[0].picture is "nowhere". Expected: a name in src/content/pictures.ts: ',
  ],
];

const [{ alt } = {}] = Object.values(content.pictures);
const reminders: [name: string, path: string, value: unknown, message: string][] = [
  ['an unused picture', 'pictures.unicorn', { alt: 'x' }, '"unicorn" is not used'],
  [
    'a file without an entry',
    'files',
    { ...real.files, holiday: 'src/pictures/Holiday.jpg.jpg' },
    'src/pictures/Holiday.jpg.jpg: nothing describes this file. Expected: an entry "holiday"',
  ],
  ['a duplicate alt', `pictures.${name}.alt`, alt, `pictures.ts: the alt "${alt}" appears`],
  [
    'an alt that repeats a description',
    `pictures.${name}.alt`,
    photos[0]?.description,
    `${name}.alt repeats`,
  ],
  [
    'an alt that repeats the title of a day',
    `pictures.${name}.alt`,
    real.tours.itinerary.days[0]?.title,
    `${name}.alt repeats`,
  ],
];

it.each(reminders)('findReminders names %s and what is expected', (_, path, value, message) => {
  const texts = findReminders(replaceAt(real, path, value) as Content);
  expect(texts).toContainEqual(expect.stringContaining(message));
  for (const text of texts) expect(text).toMatch(/^src\/\S+: .+ Expected: .+\.$/);
});

describe('validateContent', () => {
  it('finds no errors in the content of the site', () => {
    expect(validateContent(real)).toEqual([]);
  });

  it.each(invalidEdits)(
    'reports %s with its file and the expected value',
    (_, path, value, message) => {
      const text = errorsWith(path, value);
      expect(text).toContain(message);
      for (const line of text.split('\n')) expect(line).toMatch(/^src\/\S+: .+ Expected: .+\.$/);
    },
  );

  it.each([
    [
      'a displayed number with its country code',
      'company.phone',
      { text: '+1 (281) 555-0142', number: '+12815550142' },
    ],
    ['an email with a subdomain', 'company.email', 'journeys@mail.example.com'],
    ['a link with a path', 'guide.visa.officialSite.url', 'https://eta.gov.lk/visa'],
    [
      'a link with a query',
      'guide.visa.officialSite.url',
      'https://Maps.example.com:8080?q=office',
    ],
    ['a fact about days', 'tours.hero.facts.0.value', 'Up to 30 days'],
    ['two travelers of one name', 'home.testimonials.list', [...testimonials, testimonials[0]]],
    ['a stop at the western limit', `${days}.0.stop.x`, 13],
    ['a stop at the eastern limit', `${days}.0.stop.x`, 75],
    ['a crop around the focal point', `pictures.${name}.crops`, { figure: true, narrow: true }],
    ['a focal point in a corner', `pictures.${name}.focalPoint`, [0, 100]],
  ])('accepts %s', (_, path, value) => {
    expect(errorsWith(path, value)).toBe('');
  });
});
