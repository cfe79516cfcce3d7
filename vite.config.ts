import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { checkConfig } from './src/build/plugins/check-config.ts';
import { checkContent } from './src/build/plugins/check-content.ts';
import { customMedia } from './src/build/plugins/custom-media.ts';
import { subsetFonts } from './src/build/plugins/fonts.ts';
import { indexHtml } from './src/build/plugins/index-html.ts';
import { localMailbox } from './src/build/plugins/local-mailbox.ts';
import { pages } from './src/build/plugins/pages.ts';
import { pictures } from './src/build/plugins/pictures.ts';
import { previewHost } from './src/build/plugins/preview-host.ts';
import { secondCopy } from './src/build/plugins/second-copy.ts';
import { serviceWarnings } from './src/build/plugins/service-warnings.ts';
import { mediaQueries } from './src/styles/breakpoints.ts';

// Tests have configurations of their own, which extend this one: vitest.config.ts, and e2e/vite.config.ts
// for the builds that browser tests use.
export default defineConfig(({ command, mode }) => {
  process.env.VITE_BUILD_YEAR ??= String(new Date().getFullYear());
  const env = loadEnv(mode, process.cwd());
  return {
    base: './',
    publicDir: 'src/public',
    // Their order does not matter: where it would, a hook sets it (`order`, `enforce`).
    plugins: [
      checkConfig(env),
      checkContent(),
      react(),
      pictures(),
      subsetFonts(),
      indexHtml(env),
      secondCopy(),
      pages(env),
      previewHost(),
      localMailbox(env),
      serviceWarnings(env),
    ],
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
  };
});
