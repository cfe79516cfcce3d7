import { posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes each script a second time, in a folder beside it, for load-app.js, which tries again there
 * when the app's file has failed to load.
 */
export function secondCopy(): Plugin {
  return {
    name: 'second-copy',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite itself still changes the code in this hook.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const { dir, base } = posix.parse(file.fileName);
          this.emitFile({ type: 'asset', fileName: `${dir}/copy/${base}`, source: file.code });
        }
      },
    },
  };
}
