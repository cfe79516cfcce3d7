/**
 * What the files of this folder may say: the types of the content, the messages about mistakes, and the hints of
 * editors all come from here. Only the build imports its values.
 *
 * To add a field, add a line to the entry it belongs to, such as `price: text('a price range').optional()`.
 * The description says what is expected, because messages end with it: "Expected: a price range." Then pass the field on to a
 * component in src/screens. A field that is not optional must be in the file as well.
 */
import { z } from 'zod';
import { type IconName, icons } from '../icons.ts';
import { tabIds } from '../navigation.ts';
import type { CropName } from '../types';

export const monthNames = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
] as const;

/** Where a stop is whole on every phone (RouteMap.module.css), in percent from the left and top edges. */
const mapLimits = { x: [14, 86], y: [40, 97] } as const;

// Kinds of values. The files are read without types, so that nothing has to be in quotation marks: each value
// arrives as a text.

/** @param description what is expected, in words that end a message */
const text = (description = 'words') => z.string().min(1).meta({ description });

/** A text in which no value is filled in, because it is one. */
const name = (description: string) => pattern(description, /^[^{}]+$/);

/** A text with variables that are filled in later, such as {title}, all of which it must have. */
const template = (description: string, variables: string[]) =>
  variables
    .reduce((schema, variable) => schema.includes(`{${variable}}`), z.string())
    .meta({ description, variables });

const number = <Check extends z.ZodType>(description: string, check: Check) =>
  z
    .preprocess(
      (value) =>
        typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
      check,
    )
    .meta({ description });

/** Several texts whose keys say enough. */
const words = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, text()])) as Record<Key, ReturnType<typeof text>>;

/** How much it rains in a month, in words. */
const weather = z.strictObject(words('dry', 'mixed', 'wet'));

const count = (description: string) => number(`${description}, in digits`, z.int().min(1));

const yesOrNo = (description: string) =>
  z
    .preprocess(
      (value) => ({ true: true, false: false })[String(value).toLowerCase()] ?? value,
      z.boolean(),
    )
    .meta({ description: `true or false: ${description}` });

const oneOf = <const Value extends string>(description: string, values: readonly Value[]) =>
  z.enum(values).meta({ description });

const pattern = (description: string, regex: RegExp) =>
  z.string().regex(regex).meta({ description });

/** @param noun what messages call an entry: "day 3" */
const list = <Entry extends z.ZodType>(entry: Entry, noun = 'entry') =>
  z.array(entry).meta({ noun, description: 'a list, each entry of which begins with a hyphen' });

const texts = (noun = 'entry') => list(text(), noun);

const url = pattern('an address that begins with https://', /^https:\/\/[^\s/.]+\.\S+$/i);
const picture = text('the name of a picture in pictures.yml');
/** A picture of which one of its crops is shown. */
const pictureAs = (crop: CropName) => picture.meta({ crop });
const avatar = text('the name of a file in src/pictures/portraits');
/** The id, or an address that has it. */
const youtubeId = z
  .string()
  .transform(
    (value) =>
      /(?:v=|youtu\.be\/|\/(?:embed|shorts|live|v)\/)([\w-]{11})(?![\w-])/.exec(value)?.[1] ??
      value,
  )
  .pipe(z.string().regex(/^[\w-]{11}$/))
  .meta({ description: 'the address of a video on YouTube, or its id of eleven characters' });
const icon = oneOf('the name of an icon', Object.keys(icons) as IconName[]);
const tab = oneOf('a screen', tabIds);
const perTab = <Value extends z.ZodType>(value: Value) => z.record(z.enum(tabIds), value);

// Parts that several files have.

const title = text('a heading');
const lead = text('the sentence or two below the heading');
const heading = { title, lead: lead.optional() };
const hero = { title, lead, picture: pictureAs('narrow') };
const lowHero = { ...hero, picture: pictureAs('low') };
/** The end of a screen. */
const callToAction = { title, lead, picture };
const paragraphs = texts('paragraph');
const titledText = z.strictObject({ title, text: text() });

const about = text('the end of “I am asking about …”, with which the message then begins');

/** A button or link to a screen. */
const action = z.strictObject({
  label: text('the label of a button'),
  to: tab,
  about: about.optional(),
  example: text('an example of such a message').optional(),
});
const actionWithout = z.strictObject({ label: text('the label of a button'), to: tab });

const link = z.strictObject({ label: text('the label of a link'), url });
const question = titledText.extend({
  points: texts('point').optional(),
  link: link.optional(),
  starts: oneOf('the value of company.yml with which the answer starts', ['price']).optional(),
  ends: oneOf('the value of company.yml with which the answer ends', ['flights']).optional(),
});
const feature = { title, description: text() };
const closing = z.strictObject({ ...callToAction, action });
const checklist = z.strictObject({ title, items: texts() });
const months = z.strictObject({
  from: oneOf('the first month', monthNames),
  to: oneOf('the last month, which may be in the next year', monthNames),
});

/** U.S. rules forbid publishing invented testimonials (16 CFR part 465). */
const sample = yesOrNo('whether the person and the words are invented');
const rating = number('a number of stars, from 1 to 5', z.literal([1, 2, 3, 4, 5]));

const best = z.strictObject({
  route: months,
  southCoast: months,
  eastCoast: months,
  oldCities: months,
  leopards: months,
  elephants: months,
  whales: months,
  slothBears: months,
});

/** The coasts whose weather Home shows, each by one place. */
export const coasts = ['south', 'east'] as const;

const climate = z.strictObject({
  best,
  roughSea: months,
  limits: z.strictObject({
    dry: count('the mm of rain below which a month is light'),
    wet: count('the mm of rain from which a month is heavy'),
  }),
  regions: list(
    z.strictObject({
      name: text('a place'),
      where: text('where it is, such as “on the south coast”'),
      coast: oneOf('the coast for which it stands on Home', coasts).optional(),
      driest: months,
      rain: z
        .array(number('mm of rain', z.number().min(0)))
        .length(12)
        .meta({ description: 'twelve numbers in brackets, January to December, in mm of rain' }),
    }),
    'place',
  ),
});

const company = z.strictObject({
  sample: yesOrNo('whether phone, email, and address are invented'),
  name: name('the name of the company'),
  phone: pattern(
    'a U.S. number of ten digits, such as (281) 555-0142',
    /^(\+?1\D*)?\(?[2-9]\d\d\D*\d{3}\D*\d{4}$/,
  ),
  email: pattern(
    'an address such as name@example.com',
    /^[^\s@<>:,;]+@[^\s@<>:,;.]+(\.[^\s@<>:,;.]+)+$/,
  ),
  address: z.strictObject({
    street: text('a street and number'),
    city: name('a city'),
    state: name('a state, in full'),
    stateCode: pattern('the two letters of the state, such as TX', /^[A-Z]{2}$/),
    zip: pattern('a ZIP code, such as 77373', /^\d{5}(-\d{4})?$/),
    country: pattern('the two letters of the country, such as US', /^[A-Z]{2}$/),
  }),
  // What only the owner knows. Each is shown as soon as it is here.
  price: z
    .strictObject({
      range: text('a price range, such as $1,000 to $2,000'),
      basis: text('the end of a sentence about it, such as “a person, two to a room”'),
      includes: texts(),
      excludes: texts(),
    })
    .optional(),
  person: z
    .strictObject({
      name: text('the name of the person who answers'),
      since: text('a year'),
      avatar,
    })
    .optional(),
  license: text('who runs the trips, and under which license').optional(),
  terms: texts('term').optional(),
  flights: text('whether flights are in the price').optional(),
});

const word = (description: string) =>
  pattern(`${description}, in letters, digits, and _, such as phone_number`, /^\w+$/);

const field = z.strictObject({
  parameter: word('the parameter of the EmailJS template that receives the value'),
  name: word('the name by which the form reads the field'),
  label: text('the label of the field'),
  noun: name('what the visitor enters, as the privacy text says it'),
  required: yesOrNo('whether the field must be filled in'),
  type: oneOf('the kind of field', ['text', 'email', 'tel', 'textarea']),
  autoComplete: text('what browsers fill in, such as email').optional(),
  example: text('an example of what to write').optional(),
  rows: count('the height of a text area, in lines').optional(),
});

const card = z.strictObject({ title, note: text() });
const toast = { title, description: text(), status: text('what stays below the button') };

const contact = z.strictObject({
  // The texts use the plural.
  replyHours: number('a number of hours, 2 or more, in digits', z.int().min(2)),
  hero: z.strictObject(lowHero),
  online: titledText,
  form: z.strictObject({
    label: text(),
    fields: list(field, 'field').min(1),
    next: texts('step'),
    withoutScript: text(),
    inquiry: template('a sentence with {about}', ['about']),
    ...words('inquiryNote', 'required', 'optional', 'send', 'sending'),
    success: z.strictObject({ ...toast, edited: text() }),
    failure: z.strictObject(toast),
    unknown: z.strictObject({ status: text() }),
  }),
  cards: z.strictObject({
    phone: card,
    email: card,
    office: card,
    ...words('sampleNote', 'newTab'),
  }),
  quote: z.strictObject({ title, list: texts() }),
  why: z.strictObject({
    title,
    list: list(z.strictObject({ ...feature, picture: picture.optional() }), 'reason'),
  }),
  person: z.strictObject({
    title,
    note: template('a sentence with {name} and {since}', ['name', 'since']),
  }),
  price: text('the label of the link to the price'),
  trust: z.strictObject({
    picture,
    sample: yesOrNo('whether the number and the stars are invented'),
    title,
    rating,
    sampleNote: text(),
  }),
  privacy: z.strictObject({ title, paragraphs }),
  accessibility: z.strictObject({ title, paragraphs, limits: texts() }),
});

const gallery = z.strictObject({
  hero: z.strictObject(lowHero),
  photos: z.strictObject({
    ...heading,
    list: list(z.strictObject({ picture, title, description: text() }), 'photo'),
    viewer: z.strictObject({
      enlarge: template('words with {title}', ['title']),
      position: template('words with {number} and {count}', ['number', 'count']),
      ...words('previous', 'next', 'close'),
    }),
  }),
  stories: z.strictObject({
    title,
    list: list(
      z.strictObject({
        sample,
        name: text('the name of a traveler'),
        country: text('a country'),
        review: text('what the traveler says'),
        rating,
        avatar,
      }),
      'story',
    ),
  }),
  closing,
});

const glossary = z.strictObject({
  foreign: z.record(z.string(), text('a language, such as si-Latn, ta-Latn, or nl')),
  abbreviations: z.record(z.string(), text('what the abbreviation stands for')),
});

const guide = z.strictObject({
  hero: z.strictObject(lowHero),
  when: z.strictObject(heading),
  seasons: z.strictObject({
    title,
    weather,
    region: template('words with {where}, {from}, and {to}', ['where', 'from', 'to']),
    note: text(),
  }),
  questions: z.strictObject({
    title,
    groups: list(z.strictObject({ title, picture, list: list(question, 'question') }), 'group'),
  }),
  visa: z.strictObject({
    title,
    picture,
    caption: text(),
    list: list(titledText),
    officialSite: link,
    entry: checklist,
    note: z.strictObject({ title, paragraphs }),
  }),
  tips: z.strictObject({ title, list: list(z.strictObject(feature), 'tip') }),
  packing: z.strictObject({ ...heading, picture, groups: list(checklist, 'group') }),
  closing,
});

const home = z.strictObject({
  hero: z.strictObject({ ...hero, explore: action, contact: action }),
  almanac: z.strictObject({
    title,
    introduction: text('what is shown until a month is chosen'),
    link: text('the link to the routes'),
    legend: z.strictObject({
      best: text('what the words after it answer, such as “Best coast:”'),
      south: text('the word for the south coast'),
      east: text('the word for the east coast'),
      neither: text('the word for an island without a color'),
    }),
    weather,
    month: template('a text with {south}, {east}, and {trips}', ['south', 'east', 'trips']),
    trips: list(
      z.strictObject({
        name: text('what a month is good for'),
        best: list(oneOf('the name of months in climate.yml', best.keyof().options)).optional(),
      }),
    ),
  }),
  why: z.strictObject({
    ...heading,
    picture,
    caption: text(),
    list: list(z.strictObject(feature), 'reason'),
  }),
  trips: z.strictObject({
    ...heading,
    list: list(
      z.strictObject({
        title,
        description: text(),
        picture: pictureAs('card'),
        season: text('the best months, such as {best.southCoast}'),
        action,
      }),
      'trip',
    ),
  }),
  tour: z.strictObject({
    ...heading,
    facts: texts('fact'),
    book: action,
    video: z.strictObject({
      id: youtubeId,
      title: text('the title of the film'),
      playLabel: template('words with {title}', ['title']),
      ...words('caption', 'externalLinkLabel'),
      picture,
    }),
  }),
  steps: z.strictObject({
    ...heading,
    list: list(z.strictObject(feature), 'step'),
  }),
  testimonials: z.strictObject({
    title,
    carousel: z.strictObject({
      ...words('label', 'roleDescription', 'slideRoleDescription'),
      slide: template('words with {number} and {count}', ['number', 'count']),
      // The last two are announced after a press of the button.
      ...words('previous', 'next', 'pause', 'play', 'paused', 'playing'),
    }),
    list: list(
      z.strictObject({
        sample,
        name: text('the name of a traveler'),
        trip: text('a trip'),
        feedback: text('what the traveler says'),
        avatar,
      }),
      'testimonial',
    ),
  }),
  about: z.strictObject({ title, paragraphs, picture }),
  callToAction: z.strictObject({
    ...callToAction,
    chat: z.strictObject(words('label', 'fallbackNote')),
    sms: z.strictObject({ label: text() }),
    contact: action,
  }),
});

const notFound = z.strictObject({
  title,
  text: text(),
  links: list(actionWithout, 'link').min(1),
});

const box = z.tuple([
  number('units from the left edge', z.number()),
  number('units from the top edge', z.number()),
  number('a width', z.number()),
  number('a height', z.number()),
]);
const crop = z.union([z.literal('true').transform(() => true as const), box]).meta({
  description: 'true, or [left, top, width, height] in units of the drawing',
});
const percent = number('a percentage from 0 to 100', z.number().min(0).max(100));

const pictures = z.record(
  z.string(),
  z.strictObject({
    alt: text('what the picture shows'),
    placeholder: oneOf('the light in the picture, whose color is behind it, or none', [
      'dawn',
      'golden',
      'midday',
      'dusk',
      'night',
      'none',
    ]),
    size: z
      .tuple([count('a width'), count('a height')])
      .meta({ description: '[width, height] of the full picture' })
      .optional(),
    focalPoint: z
      .tuple([percent, percent])
      .meta({ description: '[x, y], in percent from 0 to 100' })
      .optional(),
    crops: z
      .strictObject({
        card: crop.optional(),
        narrow: crop.optional(),
        low: crop.optional(),
      })
      .optional(),
  }),
);

const season = z.strictObject({
  checked: pattern('year and month, such as 2026-11', /^\d{4}-(0[1-9]|1[0-2])$/),
  ...heading,
  lead,
  link: text('the label of the links to this section'),
  list: list(question, 'item'),
});

const shell = z.strictObject({
  tabLabels: perTab(name('the label of a tab')),
  titles: perTab(text('the title of the window')),
  description: text('a description for search engines'),
  socialCard: text('the alt text of the picture of a shared link'),
  ...words('skipLink', 'brandLink', 'navigation', 'tabs', 'chat', 'chatLink', 'chatNote', 'menu'),
  stars: template('words with {rating}', ['rating']),
  footer: z.strictObject({
    ...words('sampleNote', 'quickLinks'),
    links: list(actionWithout, 'link'),
    newsletter: z.strictObject({
      title,
      note: text(),
      action,
      ...words('label', 'button'),
    }),
    ...words('accessibility', 'rights'),
  }),
  sampleTravelers: z.strictObject({
    all: text(),
    some: template('a sentence with {names}', ['names']),
    one: text('the word that marks each of them'),
  }),
  toasts: z.strictObject(words('region', 'label', 'close')),
  loadError: z.strictObject(words('form', 'carousel', 'photos', 'video', 'action')),
  screenError: titledText,
});

const day = z.strictObject({
  title,
  description: text(),
  activities: texts('activity').min(2),
  icon,
  picture,
  place: text('the place in the picture'),
  hours: number(
    'a number of hours in quarters, such as 2.5',
    z.number().positive().multipleOf(0.25),
  ),
  by: text('how, unless by road').optional(),
  effort: text('what is walked or climbed'),
  stop: z.strictObject({
    name: text('a place on the map'),
    station: text('its name on the board of the day, unless it is the same').optional(),
    elevation: number('an elevation, in meters above the sea', z.number().min(0)),
    x: onMap('x', 'left'),
    y: onMap('y', 'top'),
    side: oneOf('the side of the stop where its name is', ['start', 'end', 'above', 'below']),
  }),
});

function onMap(axis: 'x' | 'y', edge: string) {
  const [min, max] = mapLimits[axis];
  return number(
    `a number from ${min} to ${max}, in percent of the map from its ${edge} edge`,
    z.number().min(min).max(max),
  );
}

const tours = z.strictObject({
  groupSize: count('a number of people'),
  sigiriyaSteps: count('a number of steps'),
  hero: z.strictObject({
    ...hero,
    facts: list(z.strictObject(words('label', 'value')), 'fact'),
  }),
  types: z.strictObject({
    ...heading,
    ask: action,
    list: list(
      z.strictObject({
        title,
        description: text(),
        // Exactly three, so that all cards are about as tall.
        features: z
          .tuple([text(), text(), text()])
          .meta({ description: 'three entries, each of which begins with a hyphen' }),
        picture,
        about: action.shape.about,
        example: action.shape.example,
      }),
      'type',
    ),
  }),
  itinerary: z.strictObject({
    dayLabel: text('the word before the number of a day'),
    elevation: template('an elevation with {feet}', ['feet']),
    seaLevel: text('the elevation of a stop at sea level'),
    ...heading,
    access: z.strictObject({ title, paragraphs, ask: action }),
    ...words('print', 'printing', 'cannotPrint'),
    ask: action,
    map: z.strictObject({
      picture,
      title,
      back: text(),
      // The words on the map, so that the visible name is part of the accessible one (WCAG 2.5.3).
      stop: template('{dayNumbers} and {place}', ['dayNumbers', 'place']),
      // The alt text of the map tells of it, too.
      place: z
        .strictObject({
          name: text('a place that is no stop'),
          x: percent,
          y: percent,
        })
        .optional(),
    }),
    days: list(day, 'day').min(2),
    plans: z.strictObject({
      ...heading,
      ask: actionWithout,
      tour: z.strictObject({
        title,
        picture,
        about,
        note: text(),
        headers: z.strictObject(words('place', 'travel')),
      }),
      headers: z.strictObject(words('place', 'nights', 'travel')),
      list: list(
        z.strictObject({
          title: text('a heading, such as “Slower: {planDays} days”').meta({
            variables: ['planDays'],
          }),
          picture,
          about,
          stays: list(
            z.strictObject({
              place: text('a place'),
              nights: count('a number of nights'),
              travel: text('how long it takes to get there, such as “Half an hour”'),
            }),
            'stay',
          ),
          note: text(),
        }),
        'plan',
      ).min(1),
    }),
  }),
  price: z.strictObject({
    title,
    sentence: template('a sentence with {range} and {basis}', ['range', 'basis']),
    includes: text('a heading'),
    excludes: text('a heading'),
    terms: text('a heading'),
  }),
  closing,
});

/** The schema of each file, by its name. */
export const schemas = {
  climate,
  company,
  contact,
  gallery,
  glossary,
  guide,
  home,
  notFound,
  pictures,
  season,
  shell,
  tours,
};

export type FileName = keyof typeof schemas;

/** What the files say, before values are filled in. */
export type Files = { [Name in FileName]: z.infer<(typeof schemas)[Name]> };
