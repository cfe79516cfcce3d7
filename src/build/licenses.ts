import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What ships besides scripts; Vite itself sees only those. */
const fonts = ['@fontsource-variable/figtree', '@fontsource/young-serif'];

/**
 * Writes the licenses of everything that ships into `dist`: `licenses.md` for the libraries,
 * `licenses-fonts.txt` for the fonts, whose license asks for it.
 *
 * @throws when a font comes without its license; the build then stops
 */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    config: () => ({
      environments: { client: { build: { license: { fileName: 'licenses.md' } } } },
    }),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const texts = fonts.map((font) => readFile(`node_modules/${font}/LICENSE`, 'utf8'));
      const source = (await Promise.all(texts)).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licenses-fonts.txt', source });
    },
  };
}
