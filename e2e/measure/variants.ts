import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { preview } from 'vite';

/** The elements that are removed from the page of each variant. */
const removedElements = {
  site: '',
  noScript: 'script',
  text: 'script|style|noscript|picture|svg|link',
};

/**
 * Builds the site, and serves it beside copies whose pages lack some elements.
 *
 * @param firstPort the port of the site; the copies have the next ones
 */
export async function serveVariants(firstPort: number) {
  const folder = resolve('node_modules/.cache/measured');
  buildSite(join(folder, 'site'), firstPort);
  const names = Object.keys(removedElements) as (keyof typeof removedElements)[];
  for (const name of names.slice(1)) copyWithout(removedElements[name], folder, name);
  const servers = await Promise.all(
    names.map((name, index) =>
      preview({
        build: { outDir: join(folder, name) },
        preview: { port: firstPort + index, strictPort: true },
      }),
    ),
  );
  const [site = '', noScript = '', text = ''] = servers.map(
    ({ resolvedUrls }) => resolvedUrls?.local[0] ?? '',
  );
  return {
    addresses: { site, noScript, text },
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}

function buildSite(outDir: string, port: number) {
  const command = 'node_modules/vite/bin/vite.js build --mode configured --logLevel error';
  const env = {
    VITE_SITE_URL: `http://localhost:${port}`,
    VITE_ASSET_HOST: '',
    VITE_PORTRAIT_HOST: '',
  };
  execFileSync(process.execPath, [...command.split(' '), '--emptyOutDir', '--outDir', outDir], {
    env: { ...process.env, ...env },
  });
}

function copyWithout(elements: string, folder: string, name: string) {
  const page = join(folder, name, 'index.html');
  cpSync(join(folder, 'site'), join(folder, name), { recursive: true });
  const pattern = new RegExp(`<(${elements})\\b(.*?</\\1>|[^>]*rel="(preload|icon)"[^>]*>)`, 'gs');
  // Shows only Home, as the boot scripts would.
  const html = readFileSync(page, 'utf8')
    .replace(pattern, '')
    .replace('<html ', '<html data-app="ready" ')
    .replaceAll('data-screen="hidden"', '$& hidden="until-found"');
  writeFileSync(page, html);
  writeFileSync(`${page}.br`, brotliCompressSync(html));
}
