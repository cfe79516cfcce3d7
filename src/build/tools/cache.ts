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
    await put(file, made);
    return made;
  }
}

/** Writes a file as a whole: another build that reads it at the same time never finds half of it. */
export async function put(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, content);
  await rename(half, file);
}

/** What a server sends for something, to browsers that know Brotli. */
export function brotli(content: Buffer): Promise<Buffer> {
  const hash = createHash('sha256').update(content).digest('base64url');
  return cached(`${hash}.br`, () => compress(content));
}
