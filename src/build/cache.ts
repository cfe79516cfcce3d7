import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const folder = 'node_modules/.cache/build';
const compress = promisify(brotliCompress);

/**
 * Makes something once and keeps it for the next build.
 *
 * @param name stands for everything the outcome depends on
 * @throws what `make` throws
 */
export async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(folder, name);
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(dirname(file), { recursive: true });
    // Whoever makes the same at the same time must never find half a file.
    const half = `${file}.${randomUUID()}`;
    await writeFile(half, made);
    await rename(half, file);
    return made;
  }
}

/** What a server sends for something, to browsers that know Brotli. */
export function brotli(content: Buffer): Promise<Buffer> {
  const hash = createHash('sha256').update(content).digest('base64url');
  return cached(`${hash}.br`, () => compress(content));
}
