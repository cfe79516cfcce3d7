import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { fonts } from './fonts.ts';

/**
 * Writes the licenses of everything that ships: `licenses.md` for the libraries, which Vite
 * collects, and `licenses-fonts.txt` for the fonts, which Vite does not know.
 *
 * @throws when a font has no license file; the build then stops
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
      const texts = await Promise.all(
        Object.values(fonts).map((font) => readFile(font.replace(/files\/.*/, 'LICENSE'), 'utf8')),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'licenses-fonts.txt',
        source: texts.join('\n\n'),
      });
    },
  };
}
