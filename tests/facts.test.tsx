import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { App } from '../src/App';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { climate } from '../src/content/climate';
import { company } from '../src/content/company';
import { contact } from '../src/content/contact';
import { gallery } from '../src/content/gallery';
import { glossary } from '../src/content/glossary';
import { guide } from '../src/content/guide';
import { home } from '../src/content/home';
import { shell } from '../src/content/shell';
import { tours } from '../src/content/tours';
import { tabs } from '../src/navigation';
import type { Action } from '../src/types';

// What the specification of the site fixes, to the letter; no other test repeats it. Below: facts that
// are stated in two places agree. Where a place is reworded, there is nothing to compare.

const texts = everyText(await readContent());
const { days } = tours.itinerary;
const { months, best, limits, regions } = climate;
const sentences = texts.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/));

const button = ({ label, to }: Action) => ({ label, to });

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

/** Anywhere on a screen, in any case. */
const saidOn = (screen: string, ...patterns: RegExp[]) => {
  const said = texts.filter(({ path }) => path.startsWith(`${screen}.`)).map(({ text }) => text);
  return patterns.filter((pattern) => !said.some((text) => pattern.test(text)));
};

// Among these there may be others, wherever the owner adds them.
const fixedTrips = [
  /coastal adventure/i,
  /cultural heritage.+ancient sites/i,
  /wildlife.+nature safari/i,
  /wellness.+relaxation/i,
];

const fixedTypes = [
  'Solo Travel',
  'Honeymoon Packages',
  'Family Travel',
  'Meditation Travel',
  `${days.length} Days Popular`,
  'Custom Travel',
];

const fixedDays = [
  'Arrival & Colombo City Tour',
  'Sigiriya & Dambulla',
  'Kandy Cultural Experience',
  'Tea Country & Nuwara Eliya',
  'Ella Adventures',
  'Yala Safari Experience',
  'Mirissa Beach Relaxation',
  'Galle Fort Exploration',
  'Bentota Adventures',
  'Departure Day',
];

const { explore, contact: ask } = home.hero;
const { success, failure, sending } = contact.form;

it.each<[fact: string, inContent: unknown, fixed: unknown]>([
  [
    'the tabs',
    tabs.map(({ id, label }) => [id, label]),
    [
      ['home', 'Home'],
      ['tours', 'Ceylon Tour'],
      ['guide', 'Travel Guide'],
      ['gallery', 'Gallery & Reviews'],
      ['contact', 'Contact'],
    ],
  ],
  [
    'the quick links',
    shell.footer.links.map(({ label, to }) => [label, to]),
    [
      ['Home', 'home'],
      ['Tours', 'tours'],
      ['Travel Guide', 'guide'],
      ['Contact', 'contact'],
    ],
  ],
  ['the button of the newsletter box', shell.footer.newsletter.button, 'Subscribe'],
  ["Home's first button", button(explore), { label: 'Explore Trips', to: 'tours' }],
  ["Home's second button", button(ask), { label: 'Contact Us', to: 'contact' }],
  [
    'the reasons to travel',
    titlesOf(home.why.list),
    ['Personalized Itineraries', 'Local Expertise & Safety Guaranteed', 'Hassle-Free Booking'],
  ],
  [
    'the featured trips',
    titlesOf(home.trips.list).flatMap((title) => fixedTrips.filter((trip) => trip.test(title))),
    fixedTrips,
  ],
  ['the button of the tour', button(home.tour.book), { label: 'Book This Tour', to: 'tours' }],
  ['the name of the steps', home.steps.title, 'How It Works'],
  [
    'the steps',
    titlesOf(home.steps.list),
    ['Pick Your Trip', 'Plan Together', 'Enjoy the Journey'],
  ],
  ['how many testimonials there are at least', home.testimonials.list.length >= 4, true],
  [
    'the facts of the tour',
    tours.hero.facts.map(({ label, value }) => [label, value]),
    [
      ['Duration', `${days.length} Days`],
      ['Group Size', 'Max 12'],
      ['Season', 'All Year'],
    ],
  ],
  [
    'the types of travelers',
    titlesOf(tours.types.list).filter((title) => fixedTypes.includes(title)),
    fixedTypes,
  ],
  ['the button of a type', button(tours.types.ask), { label: 'Inquire Now', to: 'contact' }],
  ['the days of the tour', titlesOf(days).filter((title) => fixedDays.includes(title)), fixedDays],
  [
    'the last button of the tour',
    button(tours.closing.action),
    { label: 'Get Your Custom Itinerary', to: 'contact' },
  ],
  [
    'what the guide must say, of which this is missing',
    saidOn(
      'guide',
      /need an Electronic Travel Authorization/i,
      /up to 30 days.+extendable up to six months/i,
      /official government website.+pre-approval is recommended/i,
      /passport valid for at least six months beyond your arrival/i,
      /confirmed return or onward ticket/i,
      /proof of sufficient funds/i,
      /completed ETA application/i,
      /free 30-day tourist visas for U\.S\. travelers/i,
      /from October 1, 2024 for six months/i,
      /peak season.+December to mid-April/i,
      /December to March/i,
      /Sri Lankan Rupee.+major cards are widely accepted/i,
      /tuk-tuk, bus, and train/i,
      /^Essentials$/,
      /^Clothing$/,
      /^Health & Safety$/,
    ),
    [],
  ],
  ['how many photos there are at least', gallery.photos.list.length >= 10, true],
  ['how many stories there are at least', gallery.stories.list.length >= 3, true],
  [
    'the last button of the gallery',
    button(gallery.closing.action),
    { label: 'Start Planning Your Journey', to: 'contact' },
  ],
  ['the reasons to book', contact.why.title, 'Why Book With Us?'],
  [
    'the reasons to book, one by one',
    titlesOf(contact.why.list),
    ['2-Hour Response', 'Flexible Booking', 'Best Price Guarantee', '24/7 Support'],
  ],
  ['the banner', contact.trust, { title: 'Trusted by 1000+ Travelers', rating: 5 }],
  ['the indicator', contact.online.title, 'Online Now'],
  ['where the office is', [company.address.city, company.address.state], ['Spring', 'Texas']],
  ['the button while a message is sent', sending, 'Sending...'],
  [
    'the toast after a success',
    [success.title, success.description],
    ['Message Sent Successfully! 🎉', "We'll get back to you within 2 hours!"],
  ],
  [
    'the toast after a failure',
    [failure.title, failure.description],
    ['Oops! Something went wrong', 'Please try again or call us directly.'],
  ],
])('the specification fixes %s', (_, inContent, fixed) => {
  const message =
    'The specification of the site fixes this. Where you leave it on purpose, change this row of ' +
    'tests/facts.test.tsx too.';
  expect(inContent, message).toEqual(fixed);
});

describe('links lead where their words say', () => {
  const page = document.createElement('div');

  beforeAll(() => {
    page.innerHTML = renderToString(<App />);
  });

  function linksTo(start: string) {
    const links = [...page.querySelectorAll('a')].map((link) => ({
      name: link.getAttribute('aria-label') ?? link.textContent,
      href: link.getAttribute('href') ?? '',
    }));
    return links.filter(({ href }) => href.startsWith(start));
  }

  it('to places that exist on the page', () => {
    expect(linksTo('#')).not.toEqual([]);
    for (const { href } of linksTo('#')) expect(page.querySelector(href), href).not.toBeNull();
  });

  it('to the first day of each stop', () => {
    const found = linksTo('#day-').map(({ name, href }) => [Number.parseInt(name, 10), href]);
    const stops = days.map(({ stop }) => stop.name);
    const first = days.filter((_, index) => stops.indexOf(stops[index] ?? '') === index);
    expect(found).toEqual(first.map(({ day }) => [day, `#day-${day}`]));
  });

  it.each(['tel:', 'sms:'])('to phone numbers: %s', (start) => {
    const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
    expect(linksTo(start)).not.toEqual([]);
    for (const { name, href } of linksTo(start)) expect(digits(href)).toBe(digits(name));
  });

  it('to email addresses', () => {
    expect(linksTo('mailto:')).not.toEqual([]);
    for (const { name, href } of linksTo('mailto:')) expect(href).toBe(`mailto:${name}`);
  });

  it('to the map', () => {
    const links = linksTo('https://www.google.com/maps/search/');
    expect(links).not.toEqual([]);
    for (const { name, href } of links) {
      const place = new URL(href).searchParams.get('query')?.split(/[, ]+/) ?? [];
      expect(place.length).toBeGreaterThan(2);
      for (const word of place) expect(name).toContain(word);
    }
  });
});

it('there is one phone number', () => {
  const numbers = texts
    .flatMap(({ text }) => text.match(/\+?[\d() .-]{10,}/g) ?? [])
    .map((text) => text.replace(/\D/g, '').slice(-10))
    .filter((digits) => digits.length === 10);
  expect([...new Set(numbers)]).toEqual([company.phone.number.slice(-10)]);
});

it('the size of a group is the same wherever it is named', () => {
  const sizes = texts
    .flatMap(({ text }) => [...text.matchAll(/(\d+)( \w+)? at most|\bmax(imum)? (\d+)/gi)])
    .map(([, most, , , max]) => most ?? max);
  expect(new Set(sizes).size).toBeLessThanOrEqual(1);
});

it('abbreviations mean what the text says they do', () => {
  const text = texts.map((one) => one.text).join('\n');
  expect(Object.keys(glossary.abbreviations)).not.toHaveLength(0);
  for (const [abbreviation, meaning] of Object.entries(glossary.abbreviations))
    expect(text).toContain(`${meaning} (${abbreviation})`);
});

it('Sri Lanka is as far ahead of Texas as the text says, winter and summer', () => {
  const timeIn = (timeZone: string, month: number) =>
    Date.parse(`${new Date(Date.UTC(2026, month)).toLocaleString('en-US', { timeZone })} UTC`);
  const hours = (month: number) =>
    `${(timeIn('Asia/Colombo', month) - timeIn('America/Chicago', month)) / 3_600_000}`;
  for (const { text } of texts) {
    const [, winter, summer] =
      /([\d½]+) hours ahead of Texas in winter and ([\d½]+) in/.exec(text) ?? [];
    if (!winter || !summer) continue;
    expect(winter.replace('½', '.5'), text).toBe(hours(0));
    expect(summer.replace('½', '.5'), text).toBe(hours(6));
  }
});

it('the privacy text names everything that the form sends', () => {
  const text = contact.privacy.paragraphs.join('\n');
  for (const { noun } of contact.form.fields) expect(text).toContain(noun);
});

describe('the best months', () => {
  /** The months that a range such as "December to March" or "August and September" covers. */
  function monthsOf(range: string) {
    const [first = -1, last = -1] = range.split(/ to | and /).map((name) => months.indexOf(name));
    const length = ((last - first + months.length) % months.length) + 1;
    return Array.from({ length }, (_, index) => (first + index) % months.length);
  }

  const rainOf = (place: string) => regions.find(({ name }) => name === place)?.rain ?? [];
  const range = new RegExp(`(${months.join('|')}) (to|and) (${months.join('|')})`);

  it.each([
    ['leopards', /leopard/i],
    ['elephants', /elephant/i],
    ['whales', /whale/i],
    ['eastCoast', /east coast|Passekudah|Arugam|surfers cross|beaches are in the east/],
    ['route', /ten-day (route|tour)|this route/],
  ] as const)('are the same wherever the site says when to come: %s', (subject, words) => {
    const found = sentences.filter(
      (sentence) =>
        words.test(sentence) &&
        range.test(sentence) &&
        !regions.some(({ text }) => text === sentence),
    );
    for (const sentence of found) expect(sentence).toContain(best[subject]);
  });

  it.each(Object.values(best))('name months of the year: %s', (one) => {
    expect(one).toMatch(new RegExp(`^${range.source}$`));
  });

  it.each([
    ['route', 'Galle', limits.dry],
    ['route', 'Nuwara Eliya', limits.dry],
    ['eastCoast', 'Trincomalee', limits.dry],
    ['southCoast', 'Galle', limits.wet],
  ] as const)('have little rain: %s, at %s below %i mm', (subject, place, limit) => {
    const found = monthsOf(best[subject]);
    expect(found.length).toBeGreaterThan(1);
    for (const month of found) expect(rainOf(place)[month]).toBeLessThan(limit);
  });

  it.each(regions)('are exactly those that the table draws drier: $name', ({ text, rain }) => {
    const drier = rain.flatMap((mm, month) => (mm < limits.dry ? [month] : []));
    expect(monthsOf(range.exec(text)?.[0] ?? '')).toEqual(drier);
  });
});

it('the note of the chart has its limits, in inches', () => {
  const { note } = guide.seasons;
  const [, dry, wet] = /less than about (\d+) inches.+more than about (\d+)\./.exec(note) ?? [];
  if (dry) expect(limits.dry / 25.4).toBeCloseTo(Number(dry), 0);
  if (wet) expect(limits.wet / 25.4).toBeCloseTo(Number(wet), 0);
});
