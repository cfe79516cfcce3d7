import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { put } from '../tools/cache.ts';

/** Where the made fonts are kept, by the names `styles/fonts.css` and `index.html` know. */
const folder = 'node_modules/.cache/fonts';

/** The whole fonts, as their packages bring them. */
export const fonts = {
  figtree: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'young-serif': 'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
};

/** The letters and signs of everyday English, which is what `unicode-range` calls them in CSS. */
export const everyday =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';

/**
 * Makes of each font a small one with the letters of everyday English, a third lighter; a browser
 * asks for the whole font only when the page has another letter, such as é.
 *
 * @throws when a font cannot be read; the build then stops
 */
export function everydayFonts(): Plugin {
  return {
    name: 'everyday-fonts',
    apply: (_, { mode }) => mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      for (const [name, source] of Object.entries(fonts)) {
        const font = await readFile(source);
        const made = await subsetFont(font, lettersOf(everyday), { targetFormat: 'woff2' });
        await put(`${folder}/${name}.woff2`, made);
      }
    },
  };
}

/** The letters that a `unicode-range` names. */
export function lettersOf(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
