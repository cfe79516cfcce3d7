import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { writeAtomically } from '../encoding/cache.ts';

/** The complete font files, in their packages. */
export const fonts = {
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'young-serif': '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
};

/** The characters of English text, as a CSS `unicode-range`. */
export const englishRange =
  'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+BD, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';

/**
 * Subsets each font to the characters of English text, which makes it a third lighter. A browser
 * requests the complete font only when the page contains another character, such as é. Writes to
 * `node_modules/.cache/fonts`, where `styles/fonts.css` expects the subsets.
 *
 * @throws when a font cannot be read; the build then stops
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: (_, { mode }) => mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      for (const [name, file] of Object.entries(fonts)) {
        const text = charactersIn(englishRange);
        const complete = await readFont(file);
        const subset = await subsetFont(complete, text, { targetFormat: 'woff2' });
        await writeAtomically(`node_modules/.cache/fonts/${name}.woff2`, subset);
      }
    },
  };
}

/** Reads a file of a package, which is not below this folder if the project is part of a workspace. */
export function readFont(file: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(file));
}

/** The characters a `unicode-range` names. */
export function charactersIn(range: string): string {
  const characters = range.split(', ').map((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    const codePoints = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return String.fromCodePoint(...codePoints);
  });
  return characters.join('');
}
