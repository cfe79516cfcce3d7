import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { announce } from './src/build/announce.ts';
import { checkContent } from './src/build/check-content.ts';
import { compress } from './src/build/compress.ts';
import { document } from './src/build/document.ts';
import { headers } from './src/build/headers.ts';
import { inline } from './src/build/inline.ts';
import { licenses } from './src/build/licenses.ts';
import { mailbox } from './src/build/mailbox.ts';
import { pictures } from './src/build/pictures.ts';
import { prerender } from './src/build/prerender.ts';
import { searchFiles } from './src/build/search-files.ts';
import { projects } from './tests/projects.ts';

process.env.VITE_BUILD_YEAR ??= String(new Date().getFullYear());

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd());
  return {
    base: './',
    publicDir: 'src/public',
    plugins: [
      inline('src/early.js'),
      headers(env),
      checkContent(),
      react(),
      pictures(),
      document(env),
      searchFiles(env),
      licenses(),
      prerender('src/build/server.tsx'),
      announce(env),
      compress(),
      mailbox({ enabled: env.VITE_EMAILJS_PUBLIC_KEY === 'local-public-key' }),
    ],
    resolve: {
      alias: [
        { find: /^\.\/useDefaultLocale\.mjs$/, replacement: resolve('src/build/english.ts') },
      ],
    },
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
    },
    test: {
      setupFiles: 'tests/setup.ts',
      restoreMocks: true,
      projects,
    },
  };
});
