import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import type { CropBox } from '../../types';
import type { BuiltPicture } from '../plugins/pictures';
import { brotli, cached } from './cache.ts';

export interface Asset {
  fileName: string;
  type: string;
  source: string | Buffer;
}

export interface Made {
  assets: Asset[];
  picture: BuiltPicture;
}

/** Widths in px that pictures are served in; a browser takes the one that fits its screen. */
export const photoWidths = [320, 640, 800, 960, 1280, 1600];
// A wider copy of a drawing outweighs the drawing.
const drawingWidths = photoWidths.slice(0, 4);
// Effort 2 took a tenth of the time of effort 4, for files 3 % larger.
const avif = { quality: 50, effort: 2 } satisfies AvifOptions;
const webp = { quality: 75 };
/** What an AVIF copy of a photograph may weigh for each px of its width: two fit the first view. */
const bytesPerPx = 28;
/** Tried one after the other, until a photograph is light enough. */
const qualities = [avif.quality, 40, 32, 25];

/**
 * Makes one drawing ready to be served: the part of it that `box` frames, in units of the scene,
 * and AVIF copies of it in the widths at which they weigh less than the drawing itself.
 *
 * @param withCopies false while developing, which must be quick
 * @throws when the file is not an SVG drawing with a viewBox that holds `box`; the message names
 * the file
 */
export async function drawing(
  file: string,
  crop: string,
  box: CropBox,
  withCopies: boolean,
): Promise<Made> {
  const svg = await readFile(file, 'utf8');
  const viewBox = /<svg[^>]*? viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  const [x, y, width, height] = box;
  if (!viewBox || x + width > Number(viewBox[1]) || y + height > Number(viewBox[2]))
    throw new Error(`${file}: expected an SVG drawing whose viewBox holds ${box.join(' ')}.`);
  const source = svg.replace(
    / viewBox="[^"]*"/,
    ` viewBox="${box.join(' ')}" width="${width}" height="${height}"`,
  );
  const hash = hashOf(source);
  const path = pathOf(file, crop, hash);
  const assets = [asset(path, 'svg', source)];
  let copies = 0;
  if (withCopies) {
    const { length: weight } = await brotli(Buffer.from(source));
    for (const copy of drawingWidths) {
      const image = sharp(Buffer.from(source), { density: (72 * copy) / width }).resize(copy);
      const small = await encoded(file, `${path}-${copy}`, image, 'avif', avif);
      if (small.length >= weight) break;
      assets.push(asset(`${path}-${copy}`, 'avif', small));
      copies += 1;
    }
  }
  return { assets, picture: [hash, 'svg', width, height, copies] };
}

/**
 * Makes a photograph ready to be served: cut to the shape of `box`, in the widths in use, as AVIF
 * and WebP, without what the camera noted of place and owner.
 *
 * @throws when the file cannot be read as a picture; the message names the file
 */
export async function photograph(file: string, crop: string, box: CropBox): Promise<Made> {
  const ratio = box[3] / box[2];
  const photo = await readFile(file);
  const natural = await sharp(photo).metadata().catch(unreadable(file));
  const across = natural.autoOrient.width;
  const copies = photoWidths.filter((width, index) => width <= across || index === 0);
  const hash = hashOf(photo, box.join());
  const path = pathOf(file, crop, hash);
  const assets: Asset[] = [];
  for (const width of copies) {
    const image = sharp(photo)
      .autoOrient()
      .resize(width, Math.round(width * ratio), { position: 'attention' });
    const copy = `${path}-${width}`;
    assets.push(asset(copy, 'avif', await light(file, copy, image, bytesPerPx * width)));
    assets.push(asset(copy, 'webp', await encoded(file, copy, image, 'webp', webp)));
  }
  const width = copies.at(-1) as number;
  return { assets, picture: [hash, 'webp', width, Math.round(width * ratio), copies.length] };
}

/** An AVIF copy within a number of bytes, or else the lightest of all. */
async function light(file: string, path: string, image: Sharp, most: number): Promise<Buffer> {
  let made: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await encoded(file, path, image, 'avif', { ...avif, quality });
    if (made.length <= most) break;
  }
  return made;
}

function encoded(
  file: string,
  path: string,
  image: Sharp,
  ending: 'avif' | 'webp',
  options: AvifOptions,
): Promise<Buffer> {
  return cached(`${path}-${Object.values(options).join('-')}.${ending}`, () =>
    image.clone()[ending](options).toBuffer().catch(unreadable(file)),
  );
}

function unreadable(file: string) {
  return (cause: unknown): never => {
    throw new Error(`${file}: this file could not be read as a picture.`, { cause });
  };
}

function hashOf(...content: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('base64url').slice(0, 8);
}

function pathOf(file: string, crop: string, hash: string): string {
  return `assets/${basename(file, extname(file))}-${crop}-${hash}`;
}

function asset(path: string, ending: 'svg' | 'avif' | 'webp', source: string | Buffer): Asset {
  const type = ending === 'svg' ? 'image/svg+xml' : `image/${ending}`;
  return { fileName: `${path}.${ending}`, type, source };
}
