import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { BuiltCrop, CropBox, FocalPoint } from '../../types';
import { UserError } from '../../userError.ts';
import { brotli, cached } from './cache.ts';
import { center, cropAround, drawingSize, focusIn, type Size } from './crops.ts';
import { readPhotograph, unreadable } from './read-photograph.ts';

export interface Asset {
  /** The end of the file's name: the width of a variant, and the extension. */
  suffix: string;
  /** The media type. */
  type: string;
  source: string | Buffer;
}

interface Options {
  /**
   * The point of the whole picture that stays in view where it is cropped. Without it, a photograph keeps its most
   * detailed part.
   */
  focalPoint?: FocalPoint | undefined;
  /**
   * By default, true. Development must start quickly: a drawing has no variants, and a photograph only small ones,
   * however heavy.
   */
  isProduction?: boolean;
}

interface EncodedCrop {
  assets: Asset[];
  built: Omit<BuiltCrop, 'path'>;
  /** What the owner should look at. */
  warnings: string[];
}

// Photographs are decoded once, so the cache of decoded pictures only takes memory.
sharp.cache(false);
// With more threads, AVIF files would depend on the number of processors.
sharp.concurrency(1);

/**
 * Part of the cache keys, because the files also depend on this code. Of the files that it imports,
 * crops.ts affects the result by the crop, which is in the keys, too, and read-photograph.ts not at all.
 */
const codeHash = hashOf(readFileSync(import.meta.filename), JSON.stringify(sharp.versions));

/** The widths of `srcset` candidates, in px. */
export const variantWidths = [320, 640, 800, 960, 1280, 1600];
// A wider variant of a drawing is heavier than the drawing.
const drawingWidths = variantWidths.slice(0, 4);
/** Tried in order, until a photograph is light enough. The last is used in any case, with a warning. */
const avifQualities = [50, 40, 32, 25] as const;
/** Higher, because most desktop screens show one image pixel per screen pixel, where artifacts would be visible. */
const largeDrawingQuality = 65;
/** Light enough to load in a third of a second on slow 4G: the most for each px of the width. */
const bytesPerPx = 28;

/**
 * Crops a drawing and encodes AVIF variants in the widths at which they are lighter than the SVG.
 *
 * @param box the crop in units of `size`
 * @param options.size the width and height of the whole drawing on the page, whatever those of the file
 * @throws when the file is not an SVG with a viewBox; the message names the file
 */
export async function encodeDrawing(
  file: string,
  box: CropBox,
  {
    focalPoint,
    isProduction = true,
    size = drawingSize,
  }: Options & { size?: Size | undefined } = {},
): Promise<EncodedCrop> {
  const svg = await readFile(file, 'utf8');
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const viewBox = /(\s)viewBox=(["'])\s*0[\s,]+0[\s,]+([\d.]+)[\s,]+([\d.]+)\s*\2/.exec(root);
  if (!viewBox)
    throw new UserError(
      `${file}: this drawing does not say its size. Expected: an SVG with a viewBox that begins with "0 0".`,
    );
  const whole = [Number(viewBox[3]), Number(viewBox[4])] as const;
  const [, , width, height] = box;
  // Of a drawing in another aspect ratio, the middle is shown.
  const [left, top, fullWidth] = cropAround(center, whole, size);
  const scale = fullWidth / size[0];
  const visible = [left + box[0] * scale, top + box[1] * scale, width * scale, height * scale];
  const source = svg.replace(
    root,
    root
      .replace(/\s+(width|height)=(["']).*?\2/g, '')
      .replace(
        viewBox[0],
        `${viewBox[1]}viewBox="${visible.join(' ')}" width="${width}" height="${height}"`,
      ),
  );
  const variants: Asset[] = [];
  if (isProduction) {
    const { length: limit } = await brotli(Buffer.from(source));
    for (const variant of drawingWidths) {
      const density = (72 * variant) / width;
      const image = sharp(Buffer.from(source), { density }).resize(variant);
      const key = `${hashOf(source)}-${variant}`;
      const quality = variant < 800 ? avifQualities[0] : largeDrawingQuality;
      const avif = await encode(file, async () => image, key, 'avif', quality);
      if (avif.length >= limit) break;
      variants.push(assetOf(variant, 'avif', avif));
    }
  }
  return {
    assets: [{ suffix: '.svg', type: 'image/svg+xml', source }, ...variants],
    built: {
      type: 'svg',
      width,
      height,
      variants: variants.length,
      focus: focalPoint && focusIn(box, size, focalPoint),
    },
    warnings: [],
  };
}

/**
 * Crops a photograph to the aspect ratio of `box` and encodes it as AVIF and WebP, in every width
 * up to that of the crop and at least in the smallest, without EXIF data.
 *
 * @throws as readPhotograph does
 */
export async function encodePhotograph(
  file: string,
  box: CropBox,
  { focalPoint, isProduction = true }: Options = {},
): Promise<EncodedCrop> {
  const [, , across, down] = box;
  const { content, options, size, warnings } = await readPhotograph(file);
  const largest = cropAround(focalPoint ?? center, size, [across, down]);
  const crop = focalPoint && largest;
  const widths = variantWidths
    .slice(0, isProduction ? undefined : 2)
    .filter((width, index) => index === 0 || width <= largest[2]);
  const heightOf = (width: number) => Math.round((width * down) / across);
  const width = widths.at(-1) as number;

  // Once for all variants, and at first to the size of the largest one, because photographs can be huge.
  let reduced: Promise<Sharp> | undefined;
  const reduce = async (): Promise<Sharp> => {
    const image = sharp(content, options).autoOrient();
    if (crop) {
      const scale = width / crop[2];
      const [left, top] = [Math.floor(crop[0] * scale), Math.floor(crop[1] * scale)];
      const height = heightOf(width);
      const whole = { width: Math.ceil(size[0] * scale), height: Math.ceil(size[1] * scale) };
      image.resize(whole.width, Math.max(whole.height, top + height), { fit: 'fill' });
      image.extract({ left, top, width, height });
    } else image.resize(width, heightOf(width), { position: 'attention' });
    const { data, info } = await image
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable(file));
    // sharp says that the colors are multiplied by alpha, which they are not any more.
    return sharp(data, { raw: { ...info, premultiplied: false } });
  };
  const assets: Asset[] = [];
  const heavy = `${file}: this photograph has so much fine detail that it loads slowly on phones. Choose a calmer one, or leave it.`;
  let isHeavy = false;
  for (const width of widths) {
    const key = hashOf(content, box.join(), crop?.join() ?? '', widths.join(), `${width}`);
    const image = async () => {
      reduced ??= reduce();
      return (await reduced).clone().resize(width, heightOf(width));
    };
    let avif: Buffer = Buffer.alloc(0);
    for (const quality of avifQualities) {
      avif = await encode(file, image, key, 'avif', quality);
      if (avif.length <= bytesPerPx * width || !isProduction) break;
    }
    isHeavy ||= isProduction && avif.length > bytesPerPx * width;
    const webp = await encode(file, image, key, 'webp', 75);
    assets.push(assetOf(width, 'avif', avif), assetOf(width, 'webp', webp));
  }
  return {
    assets,
    built: {
      type: 'webp',
      width,
      height: heightOf(width),
      variants: widths.length,
      focus: crop && focusIn(crop, size, focalPoint),
    },
    warnings: isHeavy ? [...warnings, heavy] : warnings,
  };
}

function encode(
  file: string,
  image: () => Promise<Sharp>,
  key: string,
  format: 'avif' | 'webp',
  quality: number,
): Promise<Buffer> {
  // Effort 1 takes a twentieth of the time of effort 4, for AVIF files that are 4% larger.
  const options = format === 'avif' ? { quality, effort: 1 } : { quality };
  return cached(`${key}-${quality}-${codeHash}.${format}`, async () =>
    (await image()).clone()[format](options).toBuffer().catch(unreadable(file)),
  );
}

function assetOf(width: number, format: 'avif' | 'webp', source: Buffer): Asset {
  return { suffix: `-${width}.${format}`, type: `image/${format}`, source };
}

export function hashOf(...content: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('base64url');
}
