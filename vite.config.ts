/// <reference types="vitest/config" />
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { checkSite } from './src/build/plugins/check-site.ts';
import { content } from './src/build/plugins/content.ts';
import { customMedia } from './src/build/plugins/custom-media.ts';
import { subsetFonts } from './src/build/plugins/fonts.ts';
import { indexHtml } from './src/build/plugins/index-html.ts';
import { localMailbox } from './src/build/plugins/local-mailbox.ts';
import { pages } from './src/build/plugins/pages.ts';
import { previewHost } from './src/build/plugins/preview-host.ts';
import { virtualPictures } from './src/build/plugins/virtual-pictures.ts';
import { readConfig } from './src/config.ts';
import { mediaQueries } from './src/styles/breakpoints.ts';

/** Unit tests that run in Node, without a page. At the top of tests/, those that need jsdom are `.tsx`. */
const nodeTests = ['tests/{*,build/**/*,helpers/*}.test.ts'];

/** Says which file is tested, in the form that tests/run.mjs reads. */
const announceFiles = {
  total: 0,
  started: 0,
  onTestRunStart(files: readonly object[]) {
    Object.assign(this, { total: files.length, started: 0 });
  },
  onTestModuleStart({ relativeModuleId }: { relativeModuleId: string }) {
    this.started += 1;
    console.log(`[${this.started}/${this.total}] ${relativeModuleId}`);
  },
};

/**
 * Replaces the VITE_ variables of this process with those of the repository's `.env` and `.env.<mode>`.
 * Vite prefers them to `.env.local`, so neither that file nor the host changes what is tested. Nor does
 * NODE_ENV: React's production version lacks what tests need.
 */
export function setTestEnvironment(mode: string): void {
  process.env.NODE_ENV = 'test';
  for (const name of Object.keys(process.env))
    if (name.startsWith('VITE_')) delete process.env[name];
  for (const file of ['.env', `.env.${mode}`])
    if (existsSync(file)) Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')));
}

// The site and its unit tests. e2e/vite.config.ts extends this for the builds that browser tests use.
export default defineConfig(({ command, mode }) => {
  if (process.env.VITEST) setTestEnvironment(mode);
  // Otherwise, a shell that sets it to "development" or "test" would get React's development version.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const env = loadEnv(mode, process.cwd());
  const config = readConfig(env);
  return {
    base: './',
    // A build says at its end what it has built (build-summary.ts), in place of every file.
    logLevel: command === 'build' ? 'warn' : 'info',
    publicDir: 'src/public',
    define: { 'import.meta.env.CONFIG': JSON.stringify(JSON.stringify(config)) },
    // Their order does not matter: where it would, a hook sets it (`order`, `enforce`).
    plugins: [
      checkSite(env),
      content(),
      react(),
      virtualPictures(),
      subsetFonts(),
      indexHtml(config),
      pages(config),
      previewHost(),
      localMailbox(config),
    ],
    resolve: {
      // A file of React Aria, named as its other files import it. See src/pageLocale.ts for the reason. The
      // development server bundles React Aria without this, so arrow keys follow the browser's language there.
      alias: { './useDefaultLocale.mjs': resolve('src/pageLocale.ts') },
    },
    css: {
      postcss: { plugins: [customMedia(mediaQueries)] },
      modules: {
        generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]_[local]',
      },
    },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
      modulePreload: false,
      // The libraries. The fonts' licenses are in src/public/licenses-fonts.txt.
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        // Chromium compiles all functions while the script loads, rather than each at its first call,
        // which starts the app a tenth of a second sooner on a slow phone.
        output: { postBanner: '//# allFunctionsCalledOnLoad' },
        // Pictures take most of the time, which is expected.
        checks: { pluginTimings: false },
      },
    },
    // The preview of a public site may be opened under any name, such as that of a tunnel or a container.
    preview: { allowedHosts: true },
    test: {
      setupFiles: 'tests/setup.ts',
      reporters: [
        ...(process.stdout.isTTY ? ['default'] : ['minimal', announceFiles]),
        'json',
        'junit',
        ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      ],
      outputFile: { json: 'reports/unit/results.json', junit: 'reports/unit/junit.xml' },
      // Files share one page and module cache, which saves time. A test that changes shared state,
      // such as `config`, restores it: tests/setup.ts compares.
      isolate: false,
      // Vitest's default leaves one processor idle, which is half of a two-core machine.
      maxWorkers: '100%',
      projects: [
        { name: 'node', environment: 'node', include: nodeTests },
        {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: nodeTests,
        },
      ].map((test, groupOrder) => ({
        extends: true,
        // In random order, but one project after another, because files of two projects cannot share a worker.
        test: { ...test, sequence: { shuffle: true, groupOrder } },
      })),
    },
  };
});
