import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { compress } from './src/build/compress';
import { document } from './src/build/document';
import { headers } from './src/build/headers';
import { mailbox } from './src/build/mailbox';
import { pictures } from './src/build/pictures';
import { prerender } from './src/build/prerender';

process.env.VITE_BUILD_YEAR ??= String(new Date().getFullYear());

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd());
  return {
    base: './',
    publicDir: 'src/public',
    plugins: [
      headers(env),
      react(),
      pictures(),
      document(env),
      prerender('src/build/server.tsx'),
      compress(),
      mailbox({ enabled: env.VITE_EMAILJS_PUBLIC_KEY === 'local-public-key' }),
    ],
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
    },
    test: {
      environment: 'jsdom',
      setupFiles: 'tests/setup.ts',
      include: ['tests/**/*.test.{ts,tsx}'],
      restoreMocks: true,
    },
  };
});
