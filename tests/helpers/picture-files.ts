import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach } from 'vitest';

/** The folder of the test that runs, for picture files. It is empty at first, and is removed afterwards. */
export let folder = '';

/** Creates the folder before each test of the file that calls this. */
export function createPictureFolder() {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
}

/** Writes a drawing of 1600 × 1000. */
export async function draw(file: string, inner = '<path fill="#123f52" d="M0 0h800v1000H0z"/>') {
  const path = join(folder, file);
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000">';
  await writeFile(path, `${head}${inner}</svg>`);
  return path;
}

/** Writes a photo with EXIF data, as a camera does. */
export async function takePhoto(file: string, width: number, height: number) {
  const path = join(folder, file);
  await sharp({ create: { width, height, channels: 3, background: '#7c3524' } })
    .withExif({ IFD0: { Artist: 'The Owner' } })
    .toFile(path);
  return path;
}
