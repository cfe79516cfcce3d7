import { basename, resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { setTestEnvironment } from '../tests/environment.ts';
import site from '../vite.config.ts';

// The builds that the browser tests use, each in reports/sites: `npm run build:e2e named`. They differ
// from `npm run build` in their configuration, which only the repository decides:
//   plain       .env, without services
//   configured  .env.configured, with every service
//   named       every text is its own name in src/content, for the snapshots of aria.spec.ts
const otherContent = ['named'];

export default defineConfig((env) => {
  setTestEnvironment(env.mode);
  return mergeConfig(site(env), {
    build: { outDir: `reports/sites/${env.mode}` },
    plugins: otherContent.includes(env.mode) ? [deriveContent(env.mode)] : [],
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
