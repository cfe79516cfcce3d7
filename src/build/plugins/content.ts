import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../content/compute.ts';
import { contentFolder, loadContent } from '../content/load-content.ts';

/** A file of the content, such as home.yml, as Vite names it. A query tells copies apart. */
const contentFile = /\/src\/content\/(\w+)\.yml(\?\w+)?$/;

/**
 * Loads the files of src/content as modules: home.yml exports `home`, with all values filled in. Browsers
 * receive neither the schema nor a parser.
 *
 * @throws with all mistakes in the content
 */
export function content(): Plugin {
  return {
    name: 'content',
    load: {
      filter: { id: contentFile },
      handler(id) {
        const [, name = ''] = contentFile.exec(id) ?? [];
        const value = loadContent()[name as keyof Content];
        return {
          moduleType: 'js',
          code: `export const ${name} = ${JSON.stringify(value)};`,
        };
      },
    },
    // A text may have values of other files.
    hotUpdate({ file }) {
      if (!file.startsWith(resolve(contentFolder))) return;
      const { moduleGraph } = this.environment;
      return [...moduleGraph.idToModuleMap.values()].filter(({ id }) => contentFile.test(id ?? ''));
    },
  };
}
