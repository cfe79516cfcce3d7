import { describe, expect, it } from 'vitest';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { company } from '../src/content/company';
import { contact } from '../src/content/contact';
import { glossary } from '../src/content/glossary';
import { guide } from '../src/content/guide';
import { home } from '../src/content/home';
import { fieldNames } from './helpers/form';

const texts = everyText(await readContent());

describe('a visitor can rely on it', () => {
  it('there is one phone number', () => {
    const numbers = texts
      .flatMap(({ text }) => text.match(/\+?[\d() .-]{10,}/g) ?? [])
      .map((text) => text.replace(/\D/g, '').slice(-10))
      .filter((digits) => digits.length === 10);
    expect([...new Set(numbers)]).toEqual([company.phone.number.slice(-10)]);
  });

  it('a group has 12 travelers at most, wherever its size is named', () => {
    const sizes = texts
      .flatMap(({ text }) => [...text.matchAll(/(\d+)( \w+)? at most|\bmax(imum)? (\d+)/gi)])
      .map(([, most, , , max]) => most ?? max);
    expect(sizes.length).toBeGreaterThan(2);
    expect(new Set(sizes)).toEqual(new Set(['12']));
  });

  it('measures are in the units of American visitors', () => {
    const metric = /°\s?C\b|\b(km|cm|kg|(kilo|centi)?met(er|re)s?|kilograms?|lit(er|re)s?)\b/i;
    expect(texts.length).toBeGreaterThan(300);
    for (const { text } of texts) expect(text).not.toMatch(metric);
  });

  it('abbreviations mean what the text says they do', () => {
    const text = texts.map((one) => one.text).join('\n');
    expect(Object.keys(glossary.abbreviations)).not.toHaveLength(0);
    for (const [abbreviation, meaning] of Object.entries(glossary.abbreviations))
      expect(text).toContain(`${meaning} (${abbreviation})`);
  });

  it('a trip has the season that the guide names for its place', () => {
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
    for (const name of fieldNames) expect(sent).toContain(name);
  });

  it.each(['success', 'failure'] as const)(
    'the lasting words of a %s are not those of its toast',
    (outcome) => {
      const { status, title, description } = contact.form[outcome];
      expect(status.length).toBeGreaterThan(20);
      expect(status).not.toContain(title);
      expect(status).not.toContain(description);
    },
  );
});
