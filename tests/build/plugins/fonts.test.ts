import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { charactersIn, fonts, readFont, readRange } from '../../../src/build/plugins/fonts';

describe.each(Object.entries(fonts))('%s in fonts.css', (name, source) => {
  it('has the characters of English text in the subset, and other letters in the complete font', async () => {
    const letters = charactersIn(await readRange(`${name}.woff2`));
    for (const letter of 'Azaz019 .,;:?!&()/+@’‘“”–—…•·×©') expect(letters).toContain(letter);
    const rest = charactersIn(await readRange(basename(source)));
    for (const letter of 'ÀÉÖßæéîñøüÿŒœ€') expect(rest).toContain(letter);
  });

  it('has the same ascent and descent as its fallback fonts', async () => {
    const css = await readFile('src/styles/fonts.css', 'utf8');
    const faces = [...css.matchAll(/font-family: "(.+?) fallback.*?";([^}]+)/g)];
    expect(faces).toHaveLength(4);
    const { ascent, descent } = await metricsOf(source);
    const own = faces.filter(([, family]) => family?.toLowerCase().replace(' ', '-') === name);
    expect(own).not.toEqual([]);
    for (const [, , descriptors = ''] of own) {
      const percent = (descriptor: string) =>
        Number.parseFloat(new RegExp(`${descriptor}: ([\\d.]+)%`).exec(descriptors)?.[1] ?? '100');
      const size = percent('size-adjust') / 100;
      expect(percent('ascent-override') * size, 'ascent').toBeCloseTo(ascent, 0);
      expect(percent('descent-override') * size, 'descent').toBeCloseTo(descent, 0);
    }
  });
});

/** The ascent and the descent of a font in percent of its size. */
async function metricsOf(file: string) {
  const font = await subsetFont(await readFont(file), 'a', { targetFormat: 'truetype' });
  // An entry of the table directory is a tag, a checksum, an offset, and a length.
  const table = (tag: string) => font.readUInt32BE(font.indexOf(tag) + 8);
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  const percent = (at: number) => (100 * font.readInt16BE(table('hhea') + at)) / unitsPerEm;
  return { ascent: percent(4), descent: -percent(6) };
}

it('the subsets of both fonts have the same characters', async () => {
  expect(await readRange('young-serif.woff2')).toBe(await readRange('figtree.woff2'));
});

it('charactersIn expands a unicode-range', () => {
  expect(charactersIn('U+41-43, U+E9')).toBe('ABCé');
});
