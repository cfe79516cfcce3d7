import { readFileSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cached } from '../../src/build/encoding/cache.ts';
import { hashOf } from '../../src/build/encoding/encode-picture.ts';
import { gallery, guide, home, tours } from './content.ts';

/** The code that makes the photographs, which is a part of their cache keys. */
const code = readFileSync(import.meta.filename);

/** Photographs as cameras, phones, and scanners make them, each in place of a picture. */
const photographs: Record<string, (picture: Sharp) => Sharp> = {
  // A huge photograph. Where a picture has several of these places, the last one counts.
  [gallery.photos.list[0]?.picture ?? '']: (picture) => picture.resize(4200, 2800),
  // In portrait format.
  [home.hero.picture]: (picture) => picture.resize(700, 1050),
  // A panorama.
  [tours.hero.picture]: (picture) => picture.resize(1000, 250),
  // A thumbnail.
  [guide.hero.picture]: (picture) => picture.resize(120, 90),
  // In CMYK.
  [tours.closing.picture]: (picture) => picture.resize(600, 400).toColorspace('cmyk'),
  // In portrait format by its EXIF data.
  [home.callToAction.picture]: (picture) =>
    picture.resize(900, 600).withMetadata({ orientation: 6 }),
  [`portraits/${home.testimonials.list[0]?.avatar}`]: (picture) => picture.resize(200, 320),
  [`portraits/${gallery.stories.list[0]?.avatar}`]: (picture) => picture.resize(40, 40),
};

/**
 * Copies src/pictures with the photographs, which are negatives of the pictures they replace.
 *
 * @returns the folder
 */
export async function takePhotographs(): Promise<string> {
  const folder = 'reports/pictures';
  await rm(folder, { recursive: true, force: true });
  await cp('src/pictures', folder, { recursive: true });
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name: fileName } of files) {
    const file = join(parentPath, fileName);
    const { dir, name } = parse(relative(folder, file));
    const key = join(dir, name).replaceAll('\\', '/');
    const photograph = photographs[key];
    if (!photograph) continue;
    const picture = await readFile(file);
    const jpeg = await cached(`${hashOf(key, picture, code)}.jpg`, () => {
      const negative = sharp(picture).flatten().negate({ alpha: false });
      return photograph(negative).jpeg().toBuffer();
    });
    // A photograph of the owner may have another extension.
    await rm(file);
    await writeFile(join(folder, `${key}.jpg`), jpeg);
  }
  return folder;
}
