import { basename, resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { pictures } from '../src/build/plugins/pictures.ts';
import { setTestEnvironment } from '../tests/environment.ts';
import site from '../vite.config.ts';
import { named, rich, sparse } from './support/other-content.ts';
import { takePhotographs } from './support/other-pictures.ts';

// The builds that the browser tests use, each in reports/sites: `npm run build:e2e named`. They differ
// from `npm run build` in their configuration, which depends only on the repository:
//   plain       .env, without services
//   configured  .env.configured, with every service
// and in their content, which support/other-content.ts derives from src/content:
//   named       every text is its own name, for the snapshots of aria.spec.ts
//   sparse      few entries, short texts
//   rich        many entries, long texts, and photographs
const otherContent = [named, sparse, rich].map(({ name }) => name);

export default defineConfig(async (env) => {
  const { mode } = env;
  setTestEnvironment(mode);
  return mergeConfig(site(env), {
    build: { outDir: `reports/sites/${mode}` },
    plugins: [
      otherContent.includes(mode) && deriveContent(mode),
      // Runs before the site's own plugin, which it replaces.
      mode === 'rich' && { ...pictures(await takePhotographs()), enforce: 'pre' },
    ],
  });
});

/** Replaces what each file of src/content exports with what other-content.ts derives from it. */
function deriveContent(derive: string): Plugin {
  return {
    name: 'derive-content',
    enforce: 'pre',
    transform(code, id) {
      const name = basename(id, '.ts');
      const isContent = id === resolve(`src/content/${name}.ts`) && name !== 'glossary';
      if (!isContent || !code.includes(`export const ${name} = `)) return;
      const module = JSON.stringify(resolve('e2e/support/other-content.ts'));
      return `import { ${derive} } from ${module};\n${code}\nObject.assign(${name}, ${derive}('${name}', ${name}));`;
    },
  };
}
