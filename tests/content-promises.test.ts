import { describe, expect, it } from 'vitest';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { company } from '../src/content/company';
import { contact } from '../src/content/contact';
import { gallery } from '../src/content/gallery';
import { glossary } from '../src/content/glossary';
import { guide } from '../src/content/guide';
import { home } from '../src/content/home';
import { tours } from '../src/content/tours';

describe('a visitor can rely on it', () => {
  it.each([...home.testimonials.list, ...gallery.stories.list])(
    'the words of $name say whether they are a sample',
    ({ sample }) => {
      expect(sample).toBeTypeOf('boolean');
    },
  );

  it('there is one phone number', async () => {
    const numbers = everyText(await readContent())
      .flatMap(({ text }) => text.match(/\+?[\d() .-]{10,}/g) ?? [])
      .map((text) => text.replace(/\D/g, '').slice(-10))
      .filter((digits) => digits.length === 10);
    expect([...new Set(numbers)]).toEqual([company.phone.number.slice(-10)]);
  });

  it('a group has 12 travelers at most, wherever its size is named', async () => {
    const sizes = everyText(await readContent())
      .flatMap(({ text }) => [...text.matchAll(/(\d+)( \w+)? at most|\bmax(imum)? (\d+)/gi)])
      .map(([, most, , , max]) => most ?? max);
    expect(sizes.length).toBeGreaterThan(2);
    expect(new Set(sizes)).toEqual(new Set(['12']));
  });

  it('measures are in the units of American visitors', async () => {
    const metric = /°\s?C\b|\b(km|cm|kg|(kilo|centi)?met(er|re)s?|kilograms?|lit(er|re)s?)\b/i;
    for (const { text } of everyText(await readContent())) expect(text).not.toMatch(metric);
  });

  it('abbreviations mean what the text says they do', async () => {
    const text = everyText(await readContent())
      .map((one) => one.text)
      .join('\n');
    for (const [abbreviation, meaning] of Object.entries(glossary.abbreviations))
      expect(text).toContain(`${meaning} (${abbreviation})`);
  });

  it('a trip’s season is the one that the guide and the itinerary name', () => {
    const trips = home.trips.list.filter(({ season }) => season !== 'All year');
    expect(trips.length).toBeGreaterThan(1);
    for (const { picture, season } of trips) {
      expect(guide.seasons.note).toMatch(new RegExp(`${picture} from ${season}`, 'i'));
      const day = tours.itinerary.days.find((one) => one.picture === picture);
      if (day) expect(day.description).toContain(`From ${season}`);
    }
  });

  it('Sri Lanka is as far ahead of Texas as the guide says', () => {
    const [, hours, direction] =
      /about (\d+) hours (ahead of|behind) Texas/.exec(JSON.stringify(guide)) ?? [];
    const timeIn = (timeZone: string, month: number) =>
      Date.parse(`${new Date(Date.UTC(2026, month)).toLocaleString('en-US', { timeZone })} UTC`);
    for (const month of [0, 6]) {
      const difference = timeIn('Asia/Colombo', month) - timeIn('America/Chicago', month);
      expect(Math.abs(Number(hours) - difference / 3_600_000)).toBeLessThan(1);
    }
    expect(direction).toBe('ahead of');
  });

  it('the privacy text says that the chat loads without a click, and the video does not', () => {
    const text = contact.privacy.paragraphs.join(' ');
    expect(text).toMatch(/chat[^.]*loads by itself/);
    expect(text).toMatch(/video loads only when you press play/);
  });

  it('Sigiriya has as many steps wherever they are counted', async () => {
    const counts = everyText(await readContent()).flatMap(
      ({ text }) => text.match(/\d[\d,]*(?= steps)/g) ?? [],
    );
    expect(counts.length).toBeGreaterThan(1);
    expect(new Set(counts)).toEqual(new Set(['1,200']));
  });

  it('the country was called Ceylon until 1972', () => {
    expect(tours.hero.lead).toContain('Ceylon was the country’s name until 1972');
  });

  it('the privacy text names everything that the form sends', () => {
    const [text] = contact.privacy.paragraphs;
    for (const part of ['name', 'email', 'phone number', 'message'])
      expect(text).toMatch(new RegExp(`\\byour [^.]*\\b${part}\\b[^.]* go to EmailJS`));
  });

  it('chargers on the packing list accept the 230 volts of Sri Lanka', () => {
    const items = guide.packing.groups.flatMap((group) => group.items).join('\n');
    const [, least, most] = /(\d+)–(\d+) volts/.exec(items) ?? [];
    expect(Number(least)).toBeLessThan(230);
    expect(Number(most)).toBeGreaterThan(230);
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
