import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { brotli } from '../tools/cache.ts';

const textFile = /\.(html|js|css|svg|json|webmanifest|txt|md|xml)$/;

/**
 * Writes a Brotli and a gzip variant of every text file in the build. The preview server sends them,
 * so measurements there match production; nginx does the same with `brotli_static` and
 * `gzip_static`.
 */
export function compress(): Plugin {
  return {
    name: 'compress',
    buildApp: {
      order: 'post',
      async handler({ environments, config }) {
        const { outDir } = (environments.client?.config ?? config).build;
        const files = (await readdir(outDir, { recursive: true })).filter((f) => textFile.test(f));
        await Promise.all(files.map((file) => compressFile(join(outDir, file))));
      },
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?', 1)[0]?.replace(/\/$/, '/index.html') ?? '';
        if (!textFile.test(path)) return next();
        response.setHeader('Vary', 'Accept-Encoding');
        const accepted = String(request.headers['accept-encoding']);
        const extension = accepted.includes('br') ? '.br' : accepted.includes('gzip') ? '.gz' : '';
        // Vite derives Content-Encoding and Content-Type from this file name.
        if (extension && existsSync(join(config.build.outDir, path + extension)))
          request.url = path + extension;
        next();
      });
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const variants = { br: await brotli(content), gz: await promisify(gzip)(content, { level: 9 }) };
  for (const [extension, variant] of Object.entries(variants))
    if (variant.length < content.length) await writeFile(`${file}.${extension}`, variant);
}
