import { readFile, stat } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyday, everydayFonts, fonts, lettersOf } from '../../../src/build/plugins/fonts';
import { hookOf } from '../../helpers/plugin';

const made = (name: string) => `node_modules/.cache/fonts/${name}.woff2`;

beforeAll(() => hookOf(everydayFonts(), 'buildStart')());

describe.each(Object.entries(fonts))('%s', (name, source) => {
  it('is a third lighter with everyday letters only', async () => {
    const [small, whole] = await Promise.all([stat(made(name)), stat(source)]);
    expect(small.size).toBeLessThan((whole.size * 3) / 4);
    expect((await readFile(made(name))).toString('latin1', 0, 4)).toBe('wOF2');
  });

  it('is asked for by the style sheet: everyday letters in one file, others in the other', async () => {
    const css = await readFile('src/styles/fonts.css', 'utf8');
    const ranges = [...css.matchAll(/url\("([^"]+)"\)[^}]*unicode-range:([^;]+);/g)].map(
      ([, url = '', range = '']) => [url.replace(/^\//, ''), range.trim().replace(/\s+/g, ' ')],
    );
    const rangeOf = Object.fromEntries(ranges);
    const others = lettersOf(rangeOf[source.replace('node_modules/', '')] ?? '');
    expect(rangeOf[made(name)]).toBe(everyday);
    expect([...lettersOf(everyday)].filter((letter) => others.includes(letter))).toEqual([]);
    for (const letter of 'ÀÉÖßæéîñøüÿŒœ€') expect(others).toContain(letter);
  });
});

it('everyday letters are those of English, and its signs', () => {
  const letters = lettersOf(everyday);
  for (const letter of 'Azaz019 .,;:?!&()/+@’‘“”–—…·×©') expect(letters).toContain(letter);
  expect(lettersOf('U+41-43, U+E9')).toBe('ABCé');
});
