import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** What the files of a site are, by their extensions. The rest are other files. */
const kinds: Record<string, string> = {
  '.html': 'pages',
  '.js': 'scripts',
  '.css': 'styles',
  '.woff2': 'fonts',
  '.avif': 'pictures',
  '.webp': 'pictures',
  '.svg': 'pictures',
};

/**
 * Says in two lines where a site was built, how long that took, and how large it is, as hosts send it.
 *
 * @param folder the built site, with a Brotli variant beside each text file
 * @param seconds how long the build took
 */
export async function buildSummary(folder: string, seconds: number): Promise<string> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((entry) => entry.isFile())
    .map((file) => join(file.parentPath, file.name));
  const files = paths.filter((path) => !path.endsWith('.br'));
  const sizes = new Map<string, number>();
  for (const file of files) {
    const { size } = await stat(paths.includes(`${file}.br`) ? `${file}.br` : file);
    const kind = kinds[extname(file)] ?? 'other files';
    sizes.set(kind, (sizes.get(kind) ?? 0) + size);
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const order = [...new Set(Object.values(kinds)), 'other files'].filter((kind) => sizes.has(kind));
  const parts = order.map((kind) => `${kind} ${inKilobytes(sizes.get(kind) ?? 0)}`);
  return [
    `Built in ${seconds.toFixed(1)} s: ${folder}, ${files.length} files, ${inKilobytes(total)} compressed`,
    `(${parts.join(', ')})`,
  ].join('\n');
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB`;
