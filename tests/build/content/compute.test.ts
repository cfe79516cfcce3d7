import { expect, it } from 'vitest';
import { computeContent, findValues, sampleNote } from '../../../src/build/content/compute';
import { readContent } from '../../../src/build/content/load-content';
import type { Files } from '../../../src/content/schema';

const files = readContent().files as Files;

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
  const { contact, shell } = computeContent({ ...files, company: { ...files.company, sample } });
  const { sampleNote: note } = files.contact.cards;
  for (const card of ['phone', 'email', 'office'] as const)
    expect(contact.cards[card].note).toBe(sample ? note : files.contact.cards[card].note);
  expect(shell.footer.note).toBe(sample ? files.shell.footer.sampleNote : undefined);
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
  expect(days.map(({ effort }) => effort)).toEqual([
    'An hour by road. Stairs.',
    '2½ hours by road. Stairs.',
    'Half an hour by road. Stairs.',
    '2 hours by train. Stairs.',
  ]);
});

it('the first of the plans is the tour, with a row for each day', () => {
  const { days } = files.tours.itinerary;
  const [plan] = computeContent(files).tours.itinerary.plans.list;
  expect(plan?.rows.map(([place]) => place)).toEqual(
    days.map(({ stop }, index) => `${index + 1}. ${stop.name}`),
  );
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
