import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Writes a drawing of 1600 × 1000, and returns its path. */
export async function draw(path: string, inner = '<path fill="#123f52" d="M0 0h800v1000H0z"/>') {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000">';
  await writeFile(path, `${head}${inner}</svg>`);
  return path;
}

/** Writes a photo with EXIF data, as a camera does, and returns its path. */
export async function takePhoto(path: string, width: number, height: number) {
  await sharp({ create: { width, height, channels: 3, background: '#7c3524' } })
    .withExif({ IFD0: { Artist: 'The Owner' } })
    .toFile(path);
  return path;
}
