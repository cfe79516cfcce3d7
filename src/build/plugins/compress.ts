import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brotli } from '../tools/cache.ts';

const textFile = /\.(html|js|css|svg|json|webmanifest|txt|md)$/;

/**
 * Writes a Brotli variant beside every text file of the build. The preview server and the container's
 * nginx send them: the page is then 27.5 kB instead of the 33.5 kB that gzip makes of it, 30 ms less on
 * slow 4G. Runs after prerender has written the page.
 */
export function compress(): Plugin {
  return {
    name: 'compress',
    buildApp: {
      order: 'post',
      async handler({ environments, config }) {
        const { outDir } = (environments.client?.config ?? config).build;
        const files = (await readdir(outDir, { recursive: true })).filter((f) => textFile.test(f));
        await Promise.all(
          files.map(async (file) => {
            const path = join(outDir, file);
            await writeFile(`${path}.br`, await brotli(await readFile(path)));
          }),
        );
      },
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use((request, _, next) => {
        const path = (request.url ?? '/').split('?', 1)[0]?.replace(/\/$/, '/index.html') ?? '';
        // Vite derives Content-Encoding and Content-Type from the name of the file.
        if (
          /\bbr\b/.test(String(request.headers['accept-encoding'])) &&
          existsSync(join(config.build.outDir, `${path}.br`))
        )
          request.url = `${path}.br`;
        next();
      });
    },
  };
}
