import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { fonts } from './fonts.ts';

/**
 * Writes the licenses of everything that ships into `dist`: `licenses.md` for the libraries,
 * `licenses-fonts.txt` for the fonts, whose license asks for it and which Vite itself does not see.
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
      const texts = Object.values(fonts).map((font) =>
        readFile(font.replace(/files\/.*/, 'LICENSE'), 'utf8'),
      );
      const source = (await Promise.all(texts)).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licenses-fonts.txt', source });
    },
  };
}
