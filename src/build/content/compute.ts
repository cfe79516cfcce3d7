import { interpolate } from '../../components/utils/interpolate.ts';
import { weatherOf } from '../../components/utils/weatherOf.ts';
import { type coasts, type Files, monthNames, schemas } from '../../content/schema.ts';
import { tabIds } from '../../navigation.ts';
import type { Company, Plan } from '../../types';
import {
  fillValues,
  formatHours,
  formatMonth,
  formatMonths,
  formatNumber,
  isWithin,
  joinWords,
} from './words.ts';

type Stay = Files['tours']['itinerary']['plans']['list'][number]['stays'][number];

const numberOfDays = (stays: readonly Stay[]) => stays.reduce((sum, { nights }) => sum + nights, 1);

/** The numbers that texts may name in braces: {days} is a word, {days.digits} has digits. */
const numbers: Record<string, (files: Files) => number> = {
  days: ({ tours }) => tours.itinerary.days.length,
  // The last day is for the flight home.
  nights: ({ tours }) => tours.itinerary.days.length - 1,
  places: ({ tours }) =>
    new Set(tours.itinerary.days.slice(0, -1).map(({ stop }) => stop.name)).size,
  hours: ({ tours }) => tours.itinerary.days.reduce((sum, { hours }) => sum + hours, 0),
  slowerDays: ({ tours }) => numberOfDays(tours.itinerary.plans.list[0]?.stays ?? []),
  groupSize: ({ tours }) => tours.groupSize,
  sigiriyaSteps: ({ tours }) => tours.sigiriyaSteps,
  replyHours: ({ contact }) => contact.replyHours,
};

/** The other values that texts may name in braces. */
const texts: Record<string, (files: Files) => string> = {
  'company.name': ({ company }) => company.name,
  'company.city': ({ company }) => company.address.city,
  'company.state': ({ company }) => company.address.state,
  formFields: ({ contact }) => joinWords(contact.form.fields.map(({ noun }) => noun)),
  'season.checked': ({ season }) => formatMonth(season.checked),
  'roughSea.from': ({ climate }) => climate.roughSea.from,
  'roughSea.to': ({ climate }) => climate.roughSea.to,
};
for (const id of tabIds) texts[`tabs.${id}`] = ({ shell }) => shell.tabLabels[id];
for (const key of schemas.climate.shape.best.keyof().options) {
  texts[`best.${key}`] = ({ climate }) => formatMonths(climate.best[key]);
  texts[`best.${key}.from`] = ({ climate }) => climate.best[key].from;
  texts[`best.${key}.to`] = ({ climate }) => climate.best[key].to;
}

/** What texts may name in braces. */
export const valueNames = [
  ...Object.keys(numbers).flatMap((name) => [name, `${name}.digits`]),
  ...Object.keys(texts),
];

/** Returns each value by its name. Those that are numbers become words in texts. */
export function findValues(files: Files): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, find] of Object.entries(texts)) found[name] = find(files);
  for (const [name, find] of Object.entries(numbers)) {
    found[name] = find(files);
    found[`${name}.digits`] = formatNumber(find(files));
  }
  return found;
}

/** The content as the site shows it: what the files say, and what is computed from it. */
export type Content = ReturnType<typeof computeContent>;

/** @param files with all values filled in */
export function computeContent(files: Files) {
  const { company, contact, gallery, glossary, guide, home, notFound, pictures, season, shell } =
    files;
  return {
    company: computeCompany(company, contact),
    contact: computeContact(contact, company),
    gallery: {
      ...gallery,
      stories: {
        ...gallery.stories,
        lead: sampleNote(gallery.stories.list, shell.sampleTravelers),
        list: gallery.stories.list.map((story) => ({
          ...story,
          country: markSample(story.country, story, shell.sampleTravelers),
        })),
      },
    },
    glossary,
    guide: {
      ...guide,
      questions: {
        ...guide.questions,
        groups: guide.questions.groups.map((group) => ({
          ...group,
          list: computeAnswers(group.list, files),
        })),
      },
      seasons: computeSeasons(guide.seasons, files.climate),
    },
    home: {
      ...home,
      almanac: computeAlmanac(home.almanac, files.climate),
      tour: {
        ...home.tour,
        lead: joinTexts(home.tour.lead, priceOf(files)),
        video: computeVideo(home.tour.video),
      },
      about: {
        ...home.about,
        paragraphs: [
          ...home.about.paragraphs,
          ...(company.person ? [personOf(contact, company.person)] : []),
          ...(company.license ? [company.license] : []),
        ],
      },
      testimonials: {
        ...home.testimonials,
        lead: sampleNote(home.testimonials.list, shell.sampleTravelers),
        list: home.testimonials.list.map((testimonial) => ({
          ...testimonial,
          trip: markSample(testimonial.trip, testimonial, shell.sampleTravelers),
        })),
      },
    },
    notFound,
    pictures,
    season,
    shell: computeShell(shell, company.sample),
    tours: computeTours(files),
  };
}

function computeCompany(company: Files['company'], { cards }: Files['contact']) {
  const { street, city, state, zip } = company.address;
  const addressLine = `${street}, ${city}, ${state} ${zip}`;
  return {
    ...company,
    /** As people read it, and as a phone dials it. */
    phone: { text: company.phone, number: dialedNumber(company.phone) },
    /** Shown with the contact details while they are samples. */
    note: company.sample ? cards.sampleNote : undefined,
    addressLine,
    mapsUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine)}`,
  } satisfies Company & { sample: boolean };
}

/** The number that a phone dials for a U.S. number as people write it. */
function dialedNumber(text: string): string {
  return `+${text.replace(/\D/g, '').replace(/^(?=\d{10}$)/, '1')}`;
}

const joinTexts = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');

/** Returns the sentence about the price, if company.yml has one. */
const priceOf = ({ company: { price }, tours }: Files) =>
  price && interpolate(tours.price.sentence, { range: price.range, basis: price.basis });

/** Returns the sentence about the person who answers. */
const personOf = (
  { person: { note } }: Pick<Files['contact'], 'person'>,
  person: NonNullable<Files['company']['person']>,
) => interpolate(note, person);

/** While the contact details, or the number and the stars, are samples, a note says so. */
function computeContact({ replyHours, ...contact }: Files['contact'], company: Files['company']) {
  const { sampleNote: note, ...cards } = contact.cards;
  const { person, price, terms } = company;
  const { sample, sampleNote: trustNote, ...trust } = contact.trust;
  return {
    ...contact,
    person: person && { ...person, title: contact.person.title, note: personOf(contact, person) },
    price: price || terms ? contact.price : undefined,
    trust: { ...trust, sample, note: sample ? trustNote : undefined },
    cards: {
      ...cards,
      phone: company.sample ? { ...cards.phone, note } : cards.phone,
      email: company.sample ? { ...cards.email, note } : cards.email,
      office: company.sample ? { ...cards.office, note } : cards.office,
    },
  };
}

/** Adds the price and the flights from company.yml, if it has them, to the answers that name them. */
function computeAnswers(
  questions: Files['guide']['questions']['groups'][number]['list'],
  files: Files,
) {
  const values = { price: priceOf(files), flights: files.company.flights };
  return questions.map(({ starts, ends, text, ...question }) => ({
    ...question,
    text: joinTexts(starts && values[starts], text, ends && values[ends]),
  }));
}

function computeShell({ sampleTravelers, footer, ...shell }: Files['shell'], isSample: boolean) {
  const { sampleNote: note, ...texts } = footer;
  return { ...shell, footer: { ...texts, note: isSample ? note : undefined } };
}

function computeVideo(video: Files['home']['tour']['video']) {
  return { ...video, playLabel: interpolate(video.playLabel, { title: video.title }) };
}

function computeAlmanac(
  { weather, month, trips, ...texts }: Files['home']['almanac'],
  { best, limits, regions }: Files['climate'],
) {
  const weatherOn = (coast: (typeof coasts)[number], index: number) =>
    weather[weatherOf(regions.find((region) => region.coast === coast)?.rain[index] ?? 0, limits)];
  return {
    ...texts,
    months: monthNames.map((name, index) => {
      const fits = trips.filter(
        (trip) => trip.best?.some((key) => isWithin(best[key], name)) ?? true,
      );
      return {
        name,
        isBestInSouth: isWithin(best.southCoast, name),
        isBestInEast: isWithin(best.eastCoast, name),
        text: interpolate(month, {
          south: weatherOn('south', index),
          east: weatherOn('east', index),
          trips: joinWords(fits.map((trip) => trip.name)),
        }),
      };
    }),
  };
}

function computeSeasons(
  { region, ...seasons }: Files['guide']['seasons'],
  { limits, regions }: Files['climate'],
) {
  return {
    ...seasons,
    months: monthNames,
    limits,
    regions: regions.map(({ name, where, driest, rain }) => ({
      name,
      text: interpolate(region, { where, ...driest }),
      rain,
    })),
  };
}

const feetPerMeter = 3.2808;

function computeTours(files: Files) {
  const { groupSize, sigiriyaSteps, ...tours } = files.tours;
  const { price, terms, license } = files.company;
  const { days, plans, elevation, seaLevel, ...itinerary } = tours.itinerary;
  const formatElevation = (meters: number) =>
    meters > 0
      ? interpolate(elevation, { feet: formatNumber(Math.round(meters * feetPerMeter)) })
      : seaLevel;
  return {
    ...tours,
    price: (price || terms) && {
      title: tours.price.title,
      lead: joinTexts(priceOf(files), license),
      lists: [
        { title: tours.price.includes, items: price?.includes },
        { title: tours.price.excludes, items: price?.excludes },
        { title: tours.price.terms, items: terms },
      ].flatMap(({ title, items }) => (items ? [{ title, items }] : [])),
    },
    itinerary: {
      ...itinerary,
      days: days.map(({ hours, by = 'road', effort, stop, ...day }, index) => ({
        ...day,
        stop: {
          ...stop,
          station: stop.station ?? stop.name,
          elevationText: formatElevation(stop.elevation),
        },
        day: index + 1,
        facts: [`${formatHours(hours)} by ${by}.`, `${effort}.`],
      })),
      plans: {
        title: plans.title,
        lead: plans.lead,
        ask: plans.ask,
        /** The tour and the other routes in short. */
        list: [
          {
            ...plans.tour,
            headers: Object.values(plans.tour.headers),
            rows: days.map(({ stop, hours }, index) => [
              `${index + 1}.\u{a0}${stop.name}`,
              formatHours(hours),
            ]),
          },
          ...plans.list.map(({ title, stays, ...plan }) => ({
            ...plan,
            title: fillValues(title, { planDays: numberOfDays(stays) }),
            headers: Object.values(plans.headers),
            rows: stays.map(({ place, nights, travel }) => [place, String(nights), travel]),
          })),
        ] satisfies Plan[],
      },
    },
  };
}

/** Marks the words of a traveler as an example where they are read. */
function markSample(
  byline: string,
  { sample }: { sample: boolean },
  { one }: Files['shell']['sampleTravelers'],
): string {
  return sample ? `${one} · ${byline}` : byline;
}

/**
 * Says which of some travelers are invented, for as long as any is. U.S. rules forbid publishing them as real
 * (16 CFR part 465).
 *
 * @returns nothing once all of them are real
 */
export function sampleNote(
  travelers: readonly { name: string; sample: boolean }[],
  notes: Omit<Files['shell']['sampleTravelers'], 'one'>,
): string | undefined {
  const names = travelers.filter(({ sample }) => sample).map(({ name }) => name);
  if (names.length === 0) return undefined;
  if (names.length === travelers.length) return notes.all;
  return interpolate(notes.some, { names: joinWords(names) });
}
