import { describe, expect, it } from 'vitest';
import { findReminders, findRuleErrors, findUnusedFiles } from '../../../src/build/content/rules';
import type { Files } from '../../../src/content/schema';

// What a file says of a picture or a traveler counts wherever it stands, so small files are enough.
const toFiles = (files: object) => files as Partial<Files>;
const picture = { alt: 'A bridge', placeholder: 'dawn' };
const pictureFiles = { bridge: 'src/pictures/bridge.svg' };

const errorsIn = (files: object, found: Record<string, string> = pictureFiles) =>
  findRuleErrors({ files: toFiles(files), pictureFiles: found }).map(
    ({ name, path, text }) => `${name} ${path.join('.')}: ${text}`,
  );

describe('findRuleErrors', () => {
  it.each<[name: string, files: object, found: Record<string, string>, message: string]>([
    [
      'a picture that does not exist',
      { pictures: { bridge: picture }, guide: { hero: { picture: 'nowhere' } } },
      pictureFiles,
      'guide hero.picture: There is no picture “nowhere”. Expected: a name in src/content/pictures.yml: bridge.',
    ],
    [
      'a portrait without a file',
      { gallery: { stories: { list: [{ avatar: 'nobody' }] } } },
      { 'portraits/a1': 'src/pictures/portraits/a1.svg' },
      'gallery stories.list.0.avatar: There is no portrait “nobody”. Expected: a file in src/pictures/portraits: a1.',
    ],
    [
      'a picture without a file',
      { pictures: { bridge: picture } },
      {},
      'pictures bridge: The picture has no file. Expected: src/pictures/bridge.svg, or a photograph.',
    ],
    [
      'a crop past the edge',
      { pictures: { bridge: { ...picture, crops: { card: [900, 60, 720, 900] } } } },
      pictureFiles,
      'pictures bridge.crops.card: The crop leaves the picture. Expected: within 1600 × 1000.',
    ],
    [
      'a crop of another aspect ratio',
      { pictures: { bridge: { ...picture, crops: { card: [0, 0, 900, 900] } } } },
      pictureFiles,
      'pictures bridge.crops.card: The crop is 900 × 900. Expected: 4 to 5, such as 900 × 1125.',
    ],
    ...(
      [
        ['name', { name: 'phone', parameter: 'country' }, 'phone'],
        ['parameter', { name: 'country', parameter: 'phone_number' }, 'phone_number'],
      ] as const
    ).map(([key, field, value]): [string, object, Record<string, string>, string] => [
      `two fields of the form with one ${key}`,
      { contact: { form: { fields: [{ name: 'phone', parameter: 'phone_number' }, field] } } },
      {},
      `contact form.fields.1.${key}: Another field has “${value}”. Expected: a word that no other field has.`,
    ]),
    ...(
      [
        ['without rainfall', [{ coast: 'east' }, {}]],
        ['with two rainfalls', [{ coast: 'east' }, { coast: 'south' }, { coast: 'south' }]],
      ] as const
    ).map(([problem, regions]): [string, object, Record<string, string>, string] => [
      `a coast ${problem}`,
      { climate: { regions } },
      {},
      'climate regions: Home says how much it rains on the south coast. Expected: “coast: south” at one place.',
    ]),
    ...(
      [
        [{ home: { hero: { picture: 'bridge' } } }, 'home', 'narrow'],
        [{ home: { trips: { list: [{ picture: 'bridge' }] } } }, 'home', 'card'],
        [{ guide: { hero: { picture: 'bridge' } } }, 'guide', 'low'],
      ] as const
    ).map(([files, name, crop]): [string, object, Record<string, string>, string] => [
      `a picture without the crop that ${JSON.stringify(files)} shows`,
      { pictures: { bridge: picture }, ...files },
      pictureFiles,
      `pictures bridge: The picture has no crop for ${name}.yml. Expected: “${crop}: true” below “crops:”.`,
    ]),
  ])('reports %s', (_, files, found, message) => {
    expect(errorsIn(files, found)).toEqual([message]);
  });

  it('accepts crops around the focal point, and names in any case', () => {
    expect(
      errorsIn(
        {
          pictures: { bridge: { ...picture, crops: { narrow: true, card: [0, 0, 800, 1000] } } },
          home: { hero: { picture: 'bridge' }, testimonials: { list: [{ avatar: 'Ann' }] } },
        },
        { ...pictureFiles, 'portraits/ann': 'src/pictures/portraits/Ann.jpg' },
      ),
    ).toEqual([]);
  });
});

const photo = { picture: 'bridge', title: 'Bridge', description: 'A train is on it.' };
const valid = {
  pictures: { bridge: picture },
  gallery: {
    photos: { list: Array(10).fill(photo) },
    stories: { list: Array(3).fill({ avatar: 'ann' }) },
  },
};

describe('findReminders', () => {
  it.each<[name: string, files: object, path: string, message: string]>([
    [
      'an unused picture',
      { pictures: { ...valid.pictures, ella: { alt: 'x' } } },
      'ella',
      'not used',
    ],
    [
      'an alt text of two pictures',
      {
        pictures: { bridge: picture, ella: picture },
        home: { about: { picture: 'ella' }, testimonials: { list: Array(4) } },
      },
      'ella.alt',
      'Another picture has the same alt text',
    ],
    [
      'an alt text that repeats a description',
      { pictures: { bridge: { ...picture, alt: 'A train is on it.' } } },
      'bridge.alt',
      'repeats the caption',
    ],
    [
      'a text in quotation marks',
      {
        tours: { itinerary: { days: [] }, hero: { title: '“Ten days”', lead: '“Ten” and “nine”' } },
      },
      'hero.title',
      'Visitors see the quotation marks around the text.',
    ],
    [
      'a list that is shorter than agreed',
      { gallery: { ...valid.gallery, stories: { list: [{ avatar: 'ann' }] } } },
      'stories.list',
      'The list is too short: 1. Expected: at least 3, as agreed.',
    ],
  ])('names %s and what is expected', (_, files, path, message) => {
    const found = findReminders({ files: toFiles({ ...valid, ...files }), pictureFiles });
    expect(found.map((one) => one.path.join('.'))).toEqual([path]);
    expect(found[0]?.text).toContain(message);
  });
});

it('findUnusedFiles names files that nothing shows', () => {
  const found = {
    ...pictureFiles,
    holiday: 'src/pictures/Holiday.jpg.jpg',
    'portraits/ann': 'src/pictures/portraits/Ann.jpg',
    'portraits/ann.dark': 'src/pictures/portraits/Ann.dark.jpg',
    'portraits/bo': 'src/pictures/portraits/Bo.jpg',
  };
  expect(findUnusedFiles({ files: toFiles(valid), pictureFiles: found })).toEqual([
    'src/pictures/Holiday.jpg.jpg: nothing describes this file. Expected: an entry “holiday” in src/content/pictures.yml, or no such file.',
    'src/pictures/portraits/Bo.jpg is not used. Expected: a traveler with “avatar: bo”, or no such file.',
  ]);
});
