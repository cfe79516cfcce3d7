import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { preview } from 'vite';
import { withCheckout } from '../support/checkout.mjs';
import { run } from '../support/run.mjs';

/** The elements that are removed from the page of each variant. */
const removedElements = {
  noScript: 'script',
  text: 'script|style|noscript|picture|svg|link',
};

/**
 * Builds the site, and serves it beside copies whose pages lack some elements, and beside that of another
 * commit. Without one, the address of `base` is empty.
 */
export async function serveVariants(base?: string) {
  const folder = resolve('node_modules/.cache/measured');
  buildSite('.', join(folder, 'site'));
  if (base) withCheckout(base, (root) => buildSite(root, join(folder, 'base')));
  for (const [name, elements] of Object.entries(removedElements))
    copyWithout(elements, folder, name);
  const names = ['site', ...Object.keys(removedElements), ...(base ? ['base'] : [])];
  const servers = await Promise.all(
    names.map((name) => preview({ build: { outDir: join(folder, name) }, preview: { port: 0 } })),
  );
  const [site = '', noScript = '', text = '', ofBase = ''] = servers.map(
    ({ resolvedUrls }) => resolvedUrls?.local[0] ?? '',
  );
  return {
    addresses: { site, noScript, text, base: ofBase },
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}

/** @param root the folder of the source */
function buildSite(root: string, outDir: string) {
  const command = 'node_modules/vite/bin/vite.js build --mode configured --logLevel error';
  const env = { VITE_SITE_URL: 'http://localhost', VITE_ASSET_HOST: '', VITE_PORTRAIT_HOST: '' };
  run(process.execPath, [...command.split(' '), '--emptyOutDir', '--outDir', outDir], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
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
