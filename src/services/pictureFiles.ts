import builtPictures, { widths } from 'virtual:pictures';
import { config } from '../config';
import type { BuiltCrop, CropName } from '../types';
import { UserError } from '../userError';

/** The files of one crop of a picture. Sizes in CSS px. */
export interface PictureFiles {
  /** The format that every browser supports, with a `srcset` if there are several widths. */
  src: string;
  srcSet?: string;
  /** A `srcset` of smaller files for browsers that support AVIF. */
  avif?: string;
  width: number;
  height: number;
  isPhotograph: boolean;
  /** Where its focal point is, if content names one, as an `object-position` such as "75% 50%". */
  focus?: string;
}

/**
 * Finds a crop of a picture on the picture host.
 *
 * @throws if content has no such picture or crop, which fails the build
 */
export function pictureFiles(name: string, crop: CropName | 'full' = 'full'): PictureFiles {
  const built = builtPictures[name]?.[crop];
  if (!built)
    throw new UserError(
      crop === 'full'
        ? `src/content/pictures.ts: there is no picture "${name}". Expected: an entry of that name.`
        : `src/content/pictures.ts: ${name}.crops has no ${crop}, but it is shown as one. ` +
            `Expected: ${crop}: true, or the part of the drawing.`,
    );
  return filesOf(built, config.assetHost);
}

/**
 * Finds a portrait on the portrait host.
 *
 * @throws if there is no such file, which fails the build
 */
export function portraitFiles(name: string): PictureFiles {
  const built = builtPictures[`portraits/${name.normalize('NFC')}`]?.full;
  if (!built) throw new UserError(`src/pictures/portraits: there is no file "${name}".`);
  return filesOf(built, config.portraitHost);
}

function filesOf(
  { type, path, width, height, variants, focus }: BuiltCrop,
  host: string,
): PictureFiles {
  const base = `${host || '.'}/${path}`;
  const variantWidths = widths.slice(0, variants);
  const candidates = (extension: string) =>
    variantWidths.map((variant) => `${base}-${variant}.${extension} ${variant}w`);
  const isPhotograph = type === 'webp';
  const common = { width, height, isPhotograph, focus };
  if (isPhotograph)
    return {
      ...common,
      src: `${base}-${variantWidths.at(-1)}.webp`,
      srcSet: candidates('webp').join(),
      avif: candidates('avif').join(),
    };
  const src = `${base}.svg`;
  // Above the largest AVIF variant, the SVG is smaller and sharper. It may be listed among the AVIF files:
  // the type of a `source` only tells a browser whether to skip all of it. Chromium switches at the geometric
  // mean of two widths, so at 1.4 it uses the largest variant up to a fifth above its width.
  const next = (variantWidths.at(-1) ?? 0) * 1.4;
  return {
    ...common,
    src,
    avif: variants > 0 ? [...candidates('avif'), `${src} ${next}w`].join() : undefined,
  };
}
