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

/**
 * Subsets each font to the characters that `styles/fonts.css` names for it, those of English text, which makes it a
 * third lighter. A browser requests the complete font only when the page contains another character, such as é.
 * Writes to `node_modules/.cache/fonts`, where `styles/fonts.css` expects the subsets.
 *
 * @throws when a font or its range cannot be read; the build then stops
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: (_, { mode }) => mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      for (const [name, file] of Object.entries(fonts)) {
        const text = charactersIn(await readRange(`${name}.woff2`));
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

/** The `unicode-range` of a file in `styles/fonts.css`. */
export async function readRange(file: string): Promise<string> {
  const css = await readFile('src/styles/fonts.css', 'utf8');
  const [, after = ''] = css.split(`/${file}"`);
  const [, range] = /^[^}]*unicode-range:([^;]+);/.exec(after) ?? [];
  if (!range) throw new Error(`styles/fonts.css has no unicode-range for ${file}.`);
  return range.trim();
}

/** The characters a `unicode-range` names. */
export function charactersIn(range: string): string {
  const characters = range.split(/,\s*/).map((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    const codePoints = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return String.fromCodePoint(...codePoints);
  });
  return characters.join('');
}
