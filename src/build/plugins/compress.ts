import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { brotli } from '../tools/cache.ts';

const text = /\.(html|js|css|svg|json|webmanifest|txt|md|xml)$/;
const gzipped = promisify(gzip);

/**
 * Writes a Brotli and a gzip copy beside every text file of the build, and has the preview server
 * send them, so that what is measured there is what a visitor is served. A server such as nginx
 * sends the same files (`brotli_static`, `gzip_static`); hosts that compress ignore them.
 */
export function compress(): Plugin {
  return {
    name: 'compress',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const folder =
          builder.environments.client?.config.build.outDir ?? builder.config.build.outDir;
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files.filter((file) => text.test(file)).map((file) => compressFile(join(folder, file))),
        );
      },
    },
    configurePreviewServer(server) {
      const folder = server.config.build.outDir;
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?', 1)[0]?.replace(/\/$/, '/index.html') ?? '';
        if (!text.test(path)) return next();
        response.setHeader('Vary', 'Accept-Encoding');
        const accepted = String(request.headers['accept-encoding']);
        const ending = accepted.includes('br') ? '.br' : accepted.includes('gzip') ? '.gz' : '';
        // Vite's file server knows from the name how it is encoded, and what is inside.
        if (ending && existsSync(join(folder, path + ending))) request.url = path + ending;
        next();
      });
    },
  };
}

/** Leaves out a copy that would be no smaller. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const copies = { br: await brotli(content), gz: await gzipped(content, { level: 9 }) };
  for (const [ending, copy] of Object.entries(copies))
    if (copy.length < content.length) await writeFile(`${file}.${ending}`, copy);
}
