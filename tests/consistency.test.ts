import { describe, expect, it } from 'vitest';
import { readContent } from '../src/build/content-rules/read-content';
import { everyText } from '../src/build/content-rules/walk-content';
import { climate, type MonthRange } from '../src/content/climate';
import { glossary } from '../src/content/glossary';

// Facts that are stated in two places agree.

it('abbreviations mean what the text says they do', async () => {
  const texts = everyText(await readContent());
  const text = texts.map((one) => one.text).join('\n');
  expect(Object.keys(glossary.abbreviations)).not.toHaveLength(0);
  for (const [abbreviation, meaning] of Object.entries(glossary.abbreviations))
    expect(text).toContain(`${meaning} (${abbreviation})`);
});

const { months, best, limits, regions } = climate;

function monthsIn({ from, to }: MonthRange) {
  const first = months.indexOf(from);
  const length = ((months.indexOf(to) - first + months.length) % months.length) + 1;
  return Array.from({ length }, (_, index) => (first + index) % months.length);
}

describe('the best months', () => {
  const rainOf = (place: string) => regions.find(({ name }) => name === place)?.rain ?? [];

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
});

it.each(regions)('the driest months of $name are those that the chart draws as drier', (region) => {
  const drier = region.rain.flatMap((mm, month) => (mm < limits.dry ? [month] : []));
  expect(monthsIn(region.driest).toSorted((one, other) => one - other)).toEqual(drier);
});
