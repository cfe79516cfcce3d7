import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { App } from '../src/App';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { climate } from '../src/content/climate';
import { company } from '../src/content/company';
import { contact } from '../src/content/contact';
import { glossary } from '../src/content/glossary';
import { guide } from '../src/content/guide';
import { tours } from '../src/content/tours';

// Facts stated in two places must agree.

const texts = everyText(await readContent());
const { days } = tours.itinerary;
const { months, best, limits, regions } = climate;
const sentences = texts.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/));

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
    const found = links.filter(({ href }) => href.startsWith(start));
    expect(found, `links to ${start}`).not.toEqual([]);
    return found;
  }

  it('to places that exist on the page', () => {
    for (const { href } of linksTo('#')) expect(page.querySelector(href), href).not.toBeNull();
  });

  it('to days of the tour', () => {
    const found = linksTo('#day-').map(({ name, href }) => [Number.parseInt(name, 10), href]);
    expect(found).toEqual(days.map(({ day }) => [day, `#day-${day}`]));
  });

  it.each(['tel:', 'sms:'])('to phone numbers: %s', (start) => {
    const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
    for (const { name, href } of linksTo(start)) expect(digits(href)).toBe(digits(name));
  });

  it('to email addresses', () => {
    for (const { name, href } of linksTo('mailto:')) expect(href).toBe(`mailto:${name}`);
  });

  it('to the map', () => {
    for (const { name, href } of linksTo('https://www.google.com/maps/search/')) {
      const place = new URL(href).searchParams.get('query')?.split(/[, ]+/) ?? [];
      expect(place.length).toBeGreaterThan(2);
      for (const word of place) expect(name).toContain(word);
    }
  });

  it('to the video', () => {
    for (const { name } of linksTo('https://www.youtube.com/'))
      expect(name).toMatch(/YouTube|^Play the video/);
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
  expect(sizes.length).toBeGreaterThan(2);
  expect(new Set(sizes).size).toBe(1);
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
  const [, winter, summer] =
    texts
      .map(({ text }) => /([\d½]+) hours ahead of Texas in winter and ([\d½]+) in/.exec(text))
      .find((match) => match) ?? [];
  expect(winter?.replace('½', '.5')).toBe(hours(0));
  expect(summer?.replace('½', '.5')).toBe(hours(6));
});

it('the privacy text names everything that the form sends', () => {
  const [sent] = /\byour [^.]* go to EmailJS/.exec(contact.privacy.paragraphs[0] ?? '') ?? [];
  for (const { noun } of contact.form.fields) expect(sent).toContain(noun);
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
    expect(found).not.toHaveLength(0);
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
  expect(limits.dry / 25.4).toBeCloseTo(Number(dry), 0);
  expect(limits.wet / 25.4).toBeCloseTo(Number(wet), 0);
});
