import { expect, it } from 'vitest';
import { everyText } from '../src/build/content-rules/walk-content';
import { readContent } from '../src/build/plugins/check-content';
import { tabs } from '../src/navigation';

// The Flesch-Kincaid grade of each screen's sentences and of the alt texts (WCAG 3.1.5). Syllables
// are estimated from spelling, which is accurate to about half a grade.

const files = [...tabs.map(({ id }) => id), 'pictures'];

it.each(files)('the text of %s is below grade 7', async (file) => {
  const sentences = everyText(await readContent())
    .filter(({ path }) => path.startsWith(`${file}.`))
    .flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))
    .filter((text) => /[.?!]$/.test(text) && text.includes(' '));
  expect(sentences).not.toEqual([]);
  const hardest = sentences.toSorted((one, other) => gradeOf([other]) - gradeOf([one])).slice(0, 3);
  expect(gradeOf(sentences), `The hardest sentences:\n${hardest.join('\n')}`).toBeLessThan(7);
});

it('no text has a metric unit', async () => {
  const metric = /°\s?C\b|\d[ -]?(km|cm|m|kg|(kilo|centi)?met(er|re)s?|kilograms?|lit(er|re)s?)\b/i;
  const texts = everyText(await readContent());
  expect(texts).not.toEqual([]);
  for (const { text } of texts) expect(text).not.toMatch(metric);
});

function gradeOf(sentences: string[]): number {
  const words = sentences.flatMap((text) => text.match(/[a-z’']+|[\d,]+/gi) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const silentEnding = /([^aeiouyl]|[aeiouy]l)es$|[^td]ed$|[^aeiouyl]e$/i;
  return Math.max(1, word.replace(silentEnding, '').match(/[aeiouy]{1,2}/gi)?.length ?? 1);
}
