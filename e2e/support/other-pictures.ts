import { readFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cached } from '../../src/build/encoding/cache';
import { hashOf } from '../../src/build/encoding/encode-picture';

/** Part of the cache keys. */
const code = readFileSync(import.meta.filename);

/** Photographs as cameras, phones, and scanners make them, each in place of a drawing. */
const photographs: Record<string, (drawing: Sharp) => Sharp> = {
  // Upright.
  bridge: (drawing) => drawing.resize(700, 1050),
  // Very wide.
  hortonplains: (drawing) => drawing.resize(1000, 250),
  // Tiny.
  sigiriya: (drawing) => drawing.resize(120, 90),
  // Huge.
  arugam: (drawing) => drawing.resize(4200, 2800),
  // In the colors of printing.
  minneriya: (drawing) => drawing.resize(600, 400).toColorspace('cmyk'),
  // Upright by its EXIF data.
  trainwindow: (drawing) => drawing.resize(900, 600).withMetadata({ orientation: 6 }),
  'portraits/a1': (drawing) => drawing.resize(200, 320),
  'portraits/a5': (drawing) => drawing.resize(40, 40),
};

/**
 * Copies src/pictures and adds the photographs, which are negatives of the drawings.
 *
 * @returns the folder
 */
export async function takePhotographs(): Promise<string> {
  const folder = 'reports/pictures';
  await rm(folder, { recursive: true, force: true });
  await cp('src/pictures', folder, { recursive: true });
  await Promise.all(
    Object.entries(photographs).map(async ([name, photograph]) => {
      const drawing = await readFile(join(folder, `${name}.svg`));
      const jpeg = await cached(`${hashOf(name, drawing, code)}.jpg`, () => {
        const negative = sharp(drawing).flatten().negate({ alpha: false });
        return photograph(negative).jpeg().toBuffer();
      });
      await writeFile(join(folder, `${name}.jpg`), jpeg);
    }),
  );
  return folder;
}
