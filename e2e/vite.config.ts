import { resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { loadContent } from '../src/build/content/load-content.ts';
import { virtualPictures } from '../src/build/plugins/virtual-pictures.ts';
import site, { setTestEnvironment } from '../vite.config.ts';
import { named, rich, sparse } from './support/other-content.ts';
import { takePhotographs } from './support/other-pictures.ts';
import type { sites } from './support/sites.mjs';

// The sites that the browser tests use, each a mode, which build-sites.mjs builds below reports/sites. They
// differ from `npm run build` in their configuration, which depends only on the repository:
//   plain       .env, without services
//   configured  .env.configured, with every service
// and in their content, which support/other-content.ts derives from src/content:
//   named       every text is its own name, for the snapshots of aria.spec.ts
//   sparse      few entries, short texts, and parts that a test can break (support/render-errors.ts)
//   rich        many entries, long texts, and photographs
type Site = (typeof sites)[number];
const otherContent = { named, sparse, rich } satisfies Record<
  Exclude<Site, 'plain' | 'configured'>,
  object
>;

export default defineConfig(async (env) => {
  const { mode } = env;
  setTestEnvironment(mode);
  return mergeConfig(site(env), {
    build: { outDir: `reports/sites/${mode}` },
    plugins: [
      mode in otherContent && changeContent(mode as keyof typeof otherContent),
      // Runs before the site's own plugin, which it replaces.
      mode in otherContent && {
        ...virtualPictures(mode === 'rich' ? await takePhotographs() : undefined, () =>
          otherContent[mode as keyof typeof otherContent].pictures(loadContent().pictures),
        ),
        enforce: 'pre',
      },
    ],
  });
});

/** Loads, in place of each file of src/content that a site changes, one that exports the changed object. */
function changeContent(name: keyof typeof otherContent): Plugin {
  const objects = Object.keys(otherContent[name]);
  return {
    name: 'change-content',
    enforce: 'pre',
    load(id) {
      const object = objects.find((one) => id === resolve(`src/content/${one}.yml`));
      if (!object) return;
      const original = JSON.stringify(`${id}?original`);
      return `
        import { ${name} } from ${JSON.stringify(resolve('e2e/support/other-content.ts'))};
        import { ${object} as original } from ${original};
        export * from ${original};
        export const ${object} = ${name}.${object}(original);`;
    },
  };
}
