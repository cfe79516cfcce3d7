import { beforeAll, describe, expect, it } from 'vitest';
import { mistakesIn, readContent } from '../src/build/check-content';

type Content = Awaited<ReturnType<typeof readContent>>;
type Day = Content['tours']['itinerary']['days'][number];

let real: Content;

beforeAll(async () => {
  real = await readContent();
});

/** The mistakes that are found when the content is changed like this. */
async function after(change: (content: Content) => void): Promise<string[]> {
  const { slide } = real.home.testimonials.carousel;
  const content = structuredClone({
    ...real,
    home: {
      ...real.home,
      testimonials: {
        ...real.home.testimonials,
        carousel: { ...real.home.testimonials.carousel, slide: null },
      },
    },
  }) as unknown as Content;
  content.home.testimonials.carousel.slide = slide;
  change(content);
  return mistakesIn(content);
}

const days = ({ tours }: Content) => tours.itinerary.days;
const day = (content: Content, number: number) => days(content)[number - 1] as Day;

it('has no mistakes', async () => {
  expect(await mistakesIn(real)).toEqual([]);
});

describe('a wrong edit is met by a message that names the file and what is expected', () => {
  const rows: [string, (content: Content) => void, string[]][] = [
    [
      'a missing day',
      (content) => days(content).splice(3, 1),
      ['tours.ts', '1, 2, 3, 5', 'ten days, numbered 1 to 10'],
    ],
    [
      'an eleventh day without a picture',
      (content) =>
        days(content).push({ ...day(content, 1), day: 11, title: 'More', picture: '' as never }),
      ['tours.ts', 'day 11', 'no picture'],
    ],
    [
      'two days in the wrong order',
      (content) => days(content).reverse(),
      ['tours.ts', '10, 9', 'in order'],
    ],
    [
      'two days of the same title',
      (content) => {
        day(content, 2).title = day(content, 1).title;
      },
      ['tours.ts', 'title', 'twice'],
    ],
    [
      'a day with one activity',
      (content) => {
        day(content, 4).activities.length = 1;
      },
      ['tours.ts', 'day 4', '2 or more'],
    ],
    [
      'a fourth feature',
      (content) => void content.tours.types.list[0]?.features.push('One more'),
      ['tours.ts', 'Solo Travel', 'exactly 3'],
    ],
    [
      'a phone number of nine digits',
      (content) => {
        content.company.phone.number = '+1281555014';
      },
      ['company.ts', 'phone.number', '+1 and ten digits'],
    ],
    [
      'a phone number that is read and dialed differently',
      (content) => {
        content.company.phone.text = '(281) 555-9999';
      },
      ['company.ts', 'phone.text', 'same digits'],
    ],
    [
      'a number for text messages that cannot be dialed',
      (content) => {
        content.company.sms.number = 'later';
      },
      ['company.ts', 'sms.number', '+1'],
    ],
    [
      'an e-mail address without an @',
      (content) => {
        content.company.email = 'journeys.example.com';
      },
      ['company.ts', 'email', 'name@example.com'],
    ],
    [
      'a map that is not on https',
      (content) => {
        content.company.mapsUrl = 'http://maps.example.com';
      },
      ['company.ts', 'mapsUrl', 'https://'],
    ],
    [
      'a broken link',
      (content) => {
        (content.guide as { visa: { officialSite: { url: string } } }).visa.officialSite.url =
          'https:/eta.gov.lk';
      },
      ['guide.ts', 'officialSite.url', 'https://'],
    ],
    [
      'a rating of six stars',
      (content) => {
        (content.gallery.stories.list[0] as { rating: number }).rating = 6;
      },
      ['gallery.ts', 'Walt Brenner', '1, 2, 3, 4 or 5'],
    ],
    [
      'a rating of four and a half',
      (content) => {
        (content.gallery.stories.list[0] as { rating: number }).rating = 4.5;
      },
      ['gallery.ts', '4.5'],
    ],
    [
      'the same traveler twice',
      (content) =>
        void content.home.testimonials.list.push({
          ...(content.home.testimonials.list[0] as never as object),
        } as never),
      ['home.ts', 'Carol Whitfield', 'twice'],
    ],
    [
      'the same photo twice',
      (content) => {
        const [first, second] = content.gallery.photos.list;
        if (first && second) second.url = first.url;
      },
      ['gallery.ts', 'url', 'twice'],
    ],
    [
      'an empty description',
      (content) => {
        day(content, 6).description = ' ';
      },
      ['tours.ts', 'days[5].description', 'is empty'],
    ],
    [
      'an icon that does not exist',
      (content) => {
        day(content, 6).icon = 'tiger' as never;
      },
      ['tours.ts', 'tiger', 'icons.ts'],
    ],
    [
      'a button to a screen that does not exist',
      (content) => {
        content.home.hero.explore.goesTo = 'booking';
      },
      ['home.ts', 'booking', 'home, tours'],
    ],
    [
      'an empty alt',
      (content) => {
        (content.pictures.bridge as { alt: string }).alt = '';
      },
      ['pictures.ts', 'bridge.alt', 'what the picture shows'],
    ],
    [
      'an alt that repeats its caption',
      (content) => {
        (content.pictures.galle as { alt: string }).alt = day(content, 8).place;
      },
      ['pictures.ts', 'galle.alt', 'in other words'],
    ],
    [
      'an alt that stands at another picture too',
      (content) => {
        (content.pictures.galle as { alt: string }).alt = content.pictures.bridge?.alt ?? '';
      },
      ['pictures.ts', 'alt', 'twice'],
    ],
    [
      'a crop that leaves the scene',
      (content) => {
        (content.pictures.galle as { crops: object }).crops = { plate: [900, 60, 1080, 900] };
      },
      ['pictures.ts', 'galle.crops.plate', '1600 × 1000'],
    ],
    [
      'a crop of the wrong shape',
      (content) => {
        (content.pictures.galle as { crops: object }).crops = { plate: [0, 0, 1000, 1000] };
      },
      ['pictures.ts', 'galle.crops.plate', '6 to 5'],
    ],
    [
      'a picture without a file',
      (content) => {
        content.pictures.unicorn = { alt: 'A unicorn', light: 'dawn' };
        day(content, 1).picture = 'unicorn' as never;
      },
      ['pictures.ts', 'unicorn', 'src/pictures/unicorn.svg'],
    ],
    [
      'a picture that is not used',
      (content) => {
        day(content, 9).picture = 'galle';
      },
      ['pictures.ts', 'bentota', 'not used'],
    ],
    [
      'a file that is not named',
      (content) => {
        content.files.pictures = [...content.files.pictures, 'holiday'];
      },
      ['src/pictures', 'holiday', 'an entry'],
    ],
    [
      'a picture that is not there',
      (content) => {
        day(content, 1).picture = 'atlantis' as never;
      },
      ['pictures.ts', 'atlantis', 'it is used'],
    ],
    [
      'a portrait without a file',
      (content) => {
        content.portraits.a8 = {};
      },
      ['portraits.ts', 'a8', 'portraits/a8.svg'],
    ],
  ];

  it.each(rows)('%s', async (_, change, expected) => {
    const text = (await after(change)).join('\n');
    expect(text).toMatch(/^src\//);
    for (const part of expected) expect(text).toContain(part);
  });
});
