import { expect, it } from 'vitest';
import { computeContent, findValues, sampleNote } from '../../../src/build/content/compute';
import { readContent } from '../../../src/build/content/load-content';
import type { Files } from '../../../src/content/schema';

const files = readContent().files as Files;

const answersOf = ({ questions }: Pick<Files['guide'], 'questions'>) =>
  questions.groups.flatMap(({ list }) => list.map(({ text }) => text));

it.each([
  ['all', [true, true, true], 'all'],
  ['some', [true, false, true], 'some: Ann and Cem'],
  ['no', [false, false, false], undefined],
] as const)('sampleNote says that %s travelers are examples', (_, samples, expected) => {
  const travelers = ['Ann', 'Bo', 'Cem'].map((name, index) => ({
    name,
    sample: samples[index] ?? false,
  }));
  expect(sampleNote(travelers, { all: 'all', some: 'some: {names}' })).toBe(expected);
});

it.each([true, false])('contact details are marked as examples while they are: %s', (sample) => {
  const { company, contact, shell } = computeContent({
    ...files,
    company: { ...files.company, sample },
  });
  const { sampleNote: note } = files.contact.cards;
  for (const card of ['phone', 'email', 'office'] as const)
    expect(contact.cards[card].note).toBe(sample ? note : files.contact.cards[card].note);
  expect(company.note).toBe(sample ? note : undefined);
  expect(shell.footer.note).toBe(sample ? files.shell.footer.sampleNote : undefined);
});

it.each([true, false])(
  'each invented traveler is marked as an example, and only those: %s',
  (sample) => {
    const mark = (texts: { sample: boolean }[]) => texts.map((one) => ({ ...one, sample }));
    const { home, gallery } = files;
    const content = computeContent({
      ...files,
      home: {
        ...home,
        testimonials: { ...home.testimonials, list: mark(home.testimonials.list) as never },
      },
      gallery: {
        ...gallery,
        stories: { ...gallery.stories, list: mark(gallery.stories.list) as never },
      },
    });
    const bylines = [
      ...content.home.testimonials.list.map(({ trip }) => trip),
      ...content.gallery.stories.list.map(({ country }) => country),
    ];
    for (const byline of bylines)
      expect(byline.startsWith(files.shell.sampleTravelers.one)).toBe(sample);
  },
);

const owner: Partial<Files['company']> = {
  price: { range: '$1 to $2', basis: 'a person', includes: ['Rooms'], excludes: ['Lunches'] },
  person: { name: 'Ann', since: '2016', avatar: 'a1' },
  license: 'Licensed.',
  terms: ['A deposit'],
  flights: 'Without flights.',
};

const nothing = Object.fromEntries(Object.keys(owner).map((key) => [key, undefined]));

/** Content in which nothing but `company` is what the owner adds. */
const withOwner = (company: Partial<Files['company']>) => {
  const question = { title: 'How much?', text: 'It depends.' };
  const list = [
    { ...question, starts: 'price' as const },
    { ...question, ends: 'flights' as const },
  ];
  const [group] = files.guide.questions.groups;
  if (!group) throw new Error('The guide has no questions.');
  return computeContent({
    ...files,
    company: { ...files.company, ...nothing, ...company },
    guide: {
      ...files.guide,
      questions: { ...files.guide.questions, groups: [{ ...group, list }] },
    },
    home: { ...files.home, tour: { ...files.home.tour, lead: 'Ten days.' } },
    tours: {
      ...files.tours,
      price: { ...files.tours.price, sentence: '{range} {basis}.' },
    },
  });
};

it('shows what the owner adds about price, terms, and license where its question comes up', () => {
  const { contact, guide, home, tours } = withOwner(owner);
  expect(tours.price?.lead).toBe('$1 to $2 a person. Licensed.');
  const lists = [['Rooms'], ['Lunches'], ['A deposit']];
  expect(tours.price?.lists.map(({ items }) => items)).toEqual(lists);
  expect(contact.price).toEqual(files.contact.price);
  expect(home.tour.lead).toBe('Ten days. $1 to $2 a person.');
  expect(contact.person?.name).toBe('Ann');
  for (const text of ['Ann', '2016']) expect(contact.person?.note).toContain(text);
  expect(home.about.paragraphs.slice(-2)).toEqual([contact.person?.note, 'Licensed.']);
  expect(answersOf(guide)).toEqual([
    '$1 to $2 a person. It depends.',
    'It depends. Without flights.',
  ]);
});

it.each([
  ['a price', 'terms', { price: owner.price }, 2],
  ['terms', 'a price', { terms: owner.terms }, 1],
])('shows %s without %s', (_, __, company, lists) => {
  const { tours, contact } = withOwner(company);
  expect(tours.price?.lists).toHaveLength(lists);
  expect(contact.price).toBeDefined();
});

it('leaves no trace of what the owner does not add', () => {
  const { contact, guide, home, tours } = computeContent({
    ...files,
    company: { ...files.company, ...nothing },
  });
  expect([tours.price, contact.person, contact.price]).toEqual([undefined, undefined, undefined]);
  expect(home.about.paragraphs).toEqual(files.home.about.paragraphs);
  expect(home.tour.lead).toBe(files.home.tour.lead ?? '');
  expect(answersOf(guide)).toEqual(answersOf(files.guide));
});

it.each(['(281) 555-0142', '+1 (281) 555-0142', '281.555.0142'])(
  'a phone dials the number that is written as %s',
  (phone) => {
    const { company } = computeContent({ ...files, company: { ...files.company, phone } });
    expect(company.phone).toEqual({ text: phone, number: '+12815550142' });
  },
);

const [day] = files.tours.itinerary.days;
const tripOf = (...stops: [place: string, hours: number, by?: string][]) => {
  const days = stops.map(([name, hours, by]) => {
    if (!day) throw new Error('The tour has no days.');
    return { ...day, hours, by, effort: 'Stairs', stop: { ...day.stop, name } };
  });
  return { ...files, tours: { ...files.tours, itinerary: { ...files.tours.itinerary, days } } };
};

it('days, nights, places, and hours follow from the list of days', () => {
  const trip = tripOf(['Port', 1], ['Fort', 2.5], ['Fort', 0.5], ['Port', 2, 'train']);
  expect(findValues(trip)).toMatchObject({
    days: 4,
    'days.digits': '4',
    nights: 3,
    places: 2,
    hours: 6,
  });
  const { days } = computeContent(trip).tours.itinerary;
  expect(days.map((one) => one.day)).toEqual([1, 2, 3, 4]);
  expect(days.map(({ facts }) => facts)).toEqual([
    ['An hour by road.', 'Stairs.'],
    ['2½ hours by road.', 'Stairs.'],
    ['Half an hour by road.', 'Stairs.'],
    ['2 hours by train.', 'Stairs.'],
  ]);
});

it('the first of the plans is the tour, with a row for each day', () => {
  const { days } = files.tours.itinerary;
  const [plan] = computeContent(files).tours.itinerary.plans.list;
  expect(plan?.rows.map(([place]) => place)).toEqual(
    days.map(({ stop }, index) => `${index + 1}.\u{a0}${stop.name}`),
  );
  const [short] = computeContent(tripOf(['Fort', 2.5])).tours.itinerary.plans.list;
  expect(short?.rows).toEqual([['1.\u{a0}Fort', '2½ hours']]);
});

it('the days of a plan are one more than its nights', () => {
  const [plan] = files.tours.itinerary.plans.list;
  if (!plan) throw new Error('There is no plan.');
  const stay = { place: 'Fort', nights: 3, travel: 'an hour' };
  const plans = {
    ...files.tours.itinerary.plans,
    list: [{ ...plan, title: '{planDays} slow days', stays: [stay, stay] }],
  };
  const trip = {
    ...files,
    tours: { ...files.tours, itinerary: { ...files.tours.itinerary, plans } },
  };
  expect(findValues(trip)).toHaveProperty('slowerDays', 7);
  expect(computeContent(trip).tours.itinerary.plans.list[1]?.title).toBe('Seven slow days');
});

it('an elevation is written in feet, or as sea level if it is none', () => {
  const { itinerary } = files.tours;
  const days = [0, 1000].map((elevation) => {
    if (!day) throw new Error('The tour has no days.');
    return { ...day, stop: { ...day.stop, elevation, station: undefined } };
  });
  const trip = {
    ...files,
    tours: { ...files.tours, itinerary: { ...itinerary, elevation: '{feet} feet', days } },
  };
  const stops = computeContent(trip).tours.itinerary.days.map(({ stop }) => stop);
  expect(stops.map(({ elevationText }) => elevationText)).toEqual([
    itinerary.seaLevel,
    '3,281 feet',
  ]);
  expect(stops.map(({ station }) => station)).toEqual(stops.map(({ name }) => name));
});

it('the almanac says how much it rains on each coast in a month, and what the month is good for', () => {
  const { almanac } = computeContent({
    ...files,
    climate: {
      ...files.climate,
      limits: { dry: 100, wet: 200 },
      best: {
        ...files.climate.best,
        route: { from: 'December', to: 'January' },
        southCoast: { from: 'December', to: 'January' },
        eastCoast: { from: 'January', to: 'February' },
      },
      regions: files.climate.regions.map((region) => ({
        ...region,
        rain: region.coast === 'south' ? [99, 199, ...Array(10).fill(200)] : Array(12).fill(0),
      })),
    },
    home: {
      ...files.home,
      almanac: {
        title: 'When?',
        introduction: 'Any month.',
        weather: { dry: 'dry', mixed: 'mixed', wet: 'wet' },
        link: 'Compare',
        legend: { best: 'Best:', south: 'south', east: 'east', neither: 'neither' },
        month: '{south}, {east}: {trips}',
        trips: [{ name: 'all', best: ['route'] }, { name: 'rest' }],
      },
    },
  }).home;
  expect(almanac.months).toHaveLength(12);
  expect(almanac.months.slice(0, 3)).toEqual([
    { name: 'January', isBestInSouth: true, isBestInEast: true, text: 'dry, dry: all and rest' },
    { name: 'February', isBestInSouth: false, isBestInEast: true, text: 'mixed, dry: rest' },
    { name: 'March', isBestInSouth: false, isBestInEast: false, text: 'wet, dry: rest' },
  ]);
});
