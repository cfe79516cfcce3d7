import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import type { Box } from '../content/types';
import type { PictureSource } from './pictures';

export interface Asset {
  fileName: string;
  type: string;
  source: string | Buffer;
}

interface Made {
  assets: Asset[];
  source: PictureSource;
}

/** Widths in px that photographs are served in; a browser takes the one that fits its screen. */
const photoWidths = [480, 800, 1200, 1600];

/**
 * Makes one drawing ready to be served: the part of it that `box` frames, in units of the scene.
 *
 * @throws when the file is not an SVG drawing with a viewBox that holds `box`; the message names
 * the file
 */
export async function drawing(file: string, shape: string, box: Box): Promise<Made> {
  const svg = await readFile(file, 'utf8');
  const viewBox = /<svg[^>]*? viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  const [x, y, width, height] = box;
  if (!viewBox || x + width > Number(viewBox[1]) || y + height > Number(viewBox[2]))
    throw new Error(`${file}: expected an SVG drawing whose viewBox holds ${box.join(' ')}.`);
  const source = svg.replace(
    / viewBox="[^"]*"/,
    ` viewBox="${box.join(' ')}" width="${width}" height="${height}"`,
  );
  const asset = hashed(file, shape, 'svg', 'image/svg+xml', source);
  return { assets: [asset], source: { src: `./${asset.fileName}`, width, height } };
}

/**
 * Makes a photograph ready to be served: cut to the shape of `box`, in the widths in use, as WebP.
 *
 * @throws when the file cannot be read as a picture; the message names the file
 */
export async function photograph(file: string, shape: string, box: Box): Promise<Made> {
  const [, , boxWidth, boxHeight] = box;
  const ratio = boxHeight / boxWidth;
  try {
    const { width: natural = 0 } = await sharp(file)
      .autoOrient()
      .toBuffer({ resolveWithObject: true })
      .then((r) => r.info);
    const widths = photoWidths.filter((width, index) => width <= natural || index === 0);
    const assets = await Promise.all(
      widths.map(async (width) => {
        const source = await sharp(file)
          .autoOrient()
          .resize(width, Math.round(width * ratio), { fit: 'cover', position: 'attention' })
          .webp({ quality: 78 })
          .toBuffer();
        return hashed(file, `${shape}-${width}`, 'webp', 'image/webp', source);
      }),
    );
    const largest = assets.at(-1) as Asset;
    const width = widths.at(-1) as number;
    return {
      assets,
      source: {
        src: `./${largest.fileName}`,
        srcSet: assets.map(({ fileName }, i) => `./${fileName} ${widths[i]}w`).join(', '),
        width,
        height: Math.round(width * ratio),
      },
    };
  } catch (cause) {
    throw new Error(`${file}: this file could not be read as a picture.`, { cause });
  }
}

function hashed(
  file: string,
  shape: string,
  ending: string,
  type: string,
  source: string | Buffer,
): Asset {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const name = basename(file, extname(file));
  return { fileName: `assets/${name}-${shape}-${hash}.${ending}`, type, source };
}
