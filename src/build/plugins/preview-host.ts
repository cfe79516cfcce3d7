import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { UserError } from '../../userError.ts';

/**
 * Makes the preview server answer as the hosts do: with the headers of `_headers`, so that a build is
 * previewed as it was built, with Brotli variants, and with 404.html for unknown addresses.
 *
 * @throws when there is no build
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    // Vite would answer unknown addresses with index.html.
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : undefined),
    configurePreviewServer({ config, middlewares }) {
      const { outDir } = config.build;
      // A build that was interrupted has none.
      if (!existsSync(join(outDir, '_headers')))
        throw new UserError(
          `${outDir} is missing or incomplete. Build it first: npm run build, or build:e2e for tests.`,
        );
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?', 1)[0] ?? '';
        response.setHeader('Cache-Control', 'no-cache');
        // Read each time, because a new build has another policy.
        for (const { pattern, name, value } of readHeaders(join(outDir, '_headers')))
          if (pattern.test(path)) response.setHeader(name, value);
        // Vite derives Content-Encoding and Content-Type from the name of the file.
        const variant = `${path.replace(/\/$/, '/index.html')}.br`;
        const isAccepted = /\bbr\b/.test(String(request.headers['accept-encoding']));
        if (isAccepted && existsSync(join(outDir, variant))) request.url = variant;
        next();
      });
      return () =>
        void middlewares.use(({ url = '/' }, response, next) => {
          const file = join(outDir, url.split('?', 1)[0] ?? '');
          if (statSync(file, { throwIfNoEntry: false })?.isFile()) return next();
          response.statusCode = 404;
          response.setHeader('Cache-Control', 'no-cache');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(readFileSync(join(outDir, '404.html')));
        });
    },
  };
}

/** Reads lines of the form `  Name: value`, each below a path such as `/assets/*`. */
function readHeaders(file: string) {
  let pattern = /^/;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      if (name && value) return { pattern, name, value };
      pattern = new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`);
      return [];
    });
}
