import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { App } from '../src/App';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { company } from '../src/content/company';
import { contact } from '../src/content/contact';
import { glossary } from '../src/content/glossary';
import { guide } from '../src/content/guide';
import { home } from '../src/content/home';
import { tours } from '../src/content/tours';

// Facts stated in two places must agree.

const texts = everyText(await readContent());
const { days } = tours.itinerary;
const { limits, regions, note, months } = guide.seasons;

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

it('a trip has a season that the guide names', () => {
  const seasons = home.trips.list.filter(({ season }) => season !== 'All year');
  expect(seasons).not.toHaveLength(0);
  for (const { season } of seasons) expect(guide.seasons.note).toContain(season);
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

it.each(regions)(
  'the chart draws dry the months that its words call dry: $name',
  ({ text, rain }) => {
    const named = months.filter((month) => text.includes(month));
    expect(named.length).toBeGreaterThan(1);
    for (const month of named) expect(rain[months.indexOf(month)]).toBeLessThan(limits.dry);
  },
);

it('the note of the chart has its limits, in inches', () => {
  const [, dry, wet] = /less than about (\d+) inches.+more than about (\d+)\./.exec(note) ?? [];
  expect(limits.dry / 25.4).toBeCloseTo(Number(dry), 0);
  expect(limits.wet / 25.4).toBeCloseTo(Number(wet), 0);
});

it('the best time to visit has no month that the chart draws rainy', () => {
  const south = regions.find(({ name }) => name === 'South and west coasts');
  for (const month of ['December', 'January', 'February', 'March'])
    expect(south?.rain[(months as readonly string[]).indexOf(month)]).toBeLessThan(limits.wet);
});
