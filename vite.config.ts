import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { checkContent } from './src/build/plugins/check-content.ts';
import { compress } from './src/build/plugins/compress.ts';
import { everydayFonts } from './src/build/plugins/fonts.ts';
import { document } from './src/build/plugins/html-head.ts';
import { inline } from './src/build/plugins/inline-assets.ts';
import { licenses } from './src/build/plugins/licenses.ts';
import { mailbox } from './src/build/plugins/local-mailbox.ts';
import { pictures } from './src/build/plugins/pictures.ts';
import { prerender } from './src/build/plugins/prerender.ts';
import { searchFiles } from './src/build/plugins/search-files.ts';
import { headers } from './src/build/plugins/security-headers.ts';
import { announce } from './src/build/plugins/startup-report.ts';

process.env.VITE_BUILD_YEAR ??= String(new Date().getFullYear());

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd());
  return {
    base: './',
    publicDir: 'src/public',
    plugins: [
      inline('src/pre-hydration.js', 'src/load-app.js'),
      headers(env),
      checkContent(),
      react(),
      pictures(),
      everydayFonts(),
      document(env),
      searchFiles(env),
      licenses(),
      prerender('src/build/prerender-entry.tsx'),
      announce(env),
      compress(),
      mailbox(env),
    ],
    css: {
      modules: {
        generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
      },
    },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      // A separate React chunk splits startup into shorter tasks and stays cached across content
      // changes. With src/load-app.js it gains about 0.1 s of LCP on slow 4G.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/hydrate/ },
            ],
          },
        },
      },
    },
    test: {
      setupFiles: 'tests/setup.ts',
      restoreMocks: true,
      // Vitest's own choice leaves one processor idle, which on a machine of two is half.
      maxWorkers: '100%',
      projects: mode === 'test' ? unitTests() : undefined,
    },
  };
});

/**
 * Most test files take their turns in one page, with modules loaded once: to load them anew takes as
 * long as the tests. Whoever replaces a module or loads it again has a page alone.
 */
function unitTests() {
  const kindOf = (text: string) => {
    if (text.startsWith('// @vitest-environment node')) return 'node';
    return /\bvi\.(mock|doMock|resetModules)\(/.test(text) ? 'alone' : 'shared';
  };
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .map((file) => ({ file, kind: kindOf(readFileSync(file, 'utf8')) }));

  return (['alone', 'node', 'shared'] as const).map((name) => ({
    extends: true as const,
    test: {
      name,
      include: files.filter(({ kind }) => kind === name).map(({ file }) => file),
      environment: name === 'node' ? 'node' : 'jsdom',
      isolate: name === 'alone',
    },
  }));
}
