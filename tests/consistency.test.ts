import { describe, expect, it } from 'vitest';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { climate } from '../src/content/climate';
import { company } from '../src/content/company';
import { contact } from '../src/content/contact';
import { glossary } from '../src/content/glossary';
import { guide } from '../src/content/guide';
import { numberWord } from '../src/content/numberWord';
import type { MonthRange } from '../src/content/schema';
import { tourLength } from '../src/content/tours';

// Facts that are stated in two places agree. Where a text is reworded, there may be nothing to compare.

const texts = everyText(await readContent());

it('there is one U.S. phone number', () => {
  expect.hasAssertions();
  const own = company.phone.number.slice(-10);
  for (const { path, text } of texts)
    for (const number of text.match(/(?<!\d)(\+1|\(?\d{3}\)?)[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g) ?? [])
      expect(number.replace(/\D/g, '').slice(-10), `${path}: ${number}`).toBe(own);
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

const { months, best, limits, regions } = climate;

function monthsIn({ from, to }: MonthRange) {
  const first = months.indexOf(from);
  const length = ((months.indexOf(to) - first + months.length) % months.length) + 1;
  return Array.from({ length }, (_, index) => (first + index) % months.length);
}

describe('the best months', () => {
  const rainOf = (place: string) => regions.find(({ name }) => name === place)?.rain ?? [];

  it.each([
    ['leopards', /leopard/i],
    ['elephants', /elephant/i],
    ['whales', /whale/i],
    ['slothBears', /sloth bear/i],
    ['southCoast', /south coast/],
    ['eastCoast', /east coast|Passekudah|Arugam|surfers cross|beaches are in the east/],
    ['route', new RegExp(`${numberWord(tourLength.days)}-day (route|tour)|this route`)],
  ] as const)('are the same wherever the site says when to come: %s', (subject, words) => {
    const month = months.join('|');
    const range = new RegExp(`(${month}) (to|and) (${month})`);
    const { from, to } = best[subject];
    const drawn = guide.seasons.regions.map(({ text }) => text);
    const found = texts
      .flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))
      .filter((text) => words.test(text) && range.test(text) && !drawn.includes(text));
    const expected = new RegExp(from === to ? from : `${from} (to|and) ${to}`);
    for (const sentence of found) expect(sentence).toMatch(expected);
  });

  // The table of rainfall has no place near the old cities.
  it.each([
    ['route', 'Galle', limits.dry],
    ['route', 'Nuwara Eliya', limits.dry],
    ['eastCoast', 'Trincomalee', limits.dry],
    ['southCoast', 'Galle', limits.wet],
  ] as const)('have little rain: %s, at %s below %i mm', (subject, place, limit) => {
    const found = monthsIn(best[subject]);
    expect(found.length).toBeGreaterThan(1);
    for (const month of found) expect(rainOf(place)[month]).toBeLessThan(limit);
  });

  it('of the east and the old cities include the one for which the site names both', () => {
    for (const { path, text } of texts) {
      const [, month] = /Free only in (\w+)\?/.exec(text) ?? [];
      if (!month) continue;
      for (const range of [best.eastCoast, best.oldCities])
        expect(
          monthsIn(range).map((index) => months[index]),
          path,
        ).toContain(month);
    }
  });
});

it.each(regions)('the driest months of $name are those that the chart draws as drier', (region) => {
  const drier = region.rain.flatMap((mm, month) => (mm < limits.dry ? [month] : []));
  expect(monthsIn(region.driest).toSorted((one, other) => one - other)).toEqual(drier);
});

it('the note of the chart has its limits, in inches', () => {
  const { note } = guide.seasons;
  const [, dry, wet] = /less than about (\d+) inches.+more than about (\d+)\./.exec(note) ?? [];
  if (dry) expect(limits.dry / 25.4).toBeCloseTo(Number(dry), 0);
  if (wet) expect(limits.wet / 25.4).toBeCloseTo(Number(wet), 0);
});
