import { pictures, portraits, variantWidths } from 'virtual:pictures';
import { config } from '../config';
import type { BuiltCrop, BuiltPicture, CropName } from '../types';
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

/** The files of a portrait. Portraits are always shown in full. */
export interface PortraitFiles extends PictureFiles {
  /** The files that replace these in dark color schemes. */
  dark?: PictureFiles;
}

/** What content says about a picture, and the files of the picture in full and in each of its crops. */
export interface FoundPicture extends Pick<BuiltPicture, 'alt' | 'placeholder'> {
  /** The picture's key in the content. */
  name: string;
  crops: Crops<PictureFiles>;
  /** The files that replace these in dark color schemes. Without them, the picture is dimmed. */
  darkCrops?: Crops<PictureFiles>;
}

type Crops<Files> = Partial<Record<CropName | 'full', Files>>;

/**
 * Finds a picture of src/content/pictures.yml. Its files are on the picture host.
 *
 * @throws if content has no such picture, which fails the build
 */
export function findPicture(name: string): FoundPicture {
  const built = pictures[name];
  if (!built)
    throw new UserError(
      `src/content/pictures.yml: there is no picture "${name}". Expected: an entry of that name.`,
    );
  const { alt, placeholder, crops, darkCrops } = built;
  return {
    name,
    alt,
    placeholder,
    crops: filesOfCrops(crops),
    darkCrops: darkCrops && filesOfCrops(darkCrops),
  };
}

function filesOfCrops(crops: Crops<BuiltCrop>): Crops<PictureFiles> {
  return Object.fromEntries(
    Object.entries(crops).map(([crop, files]) => [crop, filesOf(files, config.assetHost)]),
  );
}

/**
 * Finds the files of a portrait of src/pictures/portraits on the portrait host.
 *
 * @throws if there is no such file, which fails the build
 */
export function findPortrait(name: string): PortraitFiles {
  const { crops, darkCrops } = portraits[name.normalize('NFC').toLowerCase()] ?? {};
  if (!crops?.full) throw new UserError(`src/pictures/portraits: there is no file "${name}".`);
  const dark = darkCrops?.full && filesOf(darkCrops.full, config.portraitHost);
  return { ...filesOf(crops.full, config.portraitHost), dark };
}

function filesOf(
  { type, path, width, height, variants, focus }: BuiltCrop,
  host: string,
): PictureFiles {
  const base = `${host || '.'}/${path}`;
  const widths = variantWidths.slice(0, variants);
  const candidates = (extension: string) =>
    widths.map((variant) => `${base}-${variant}.${extension} ${variant}w`);
  const isPhotograph = type === 'webp';
  const common = { width, height, isPhotograph, focus };
  if (isPhotograph)
    return {
      ...common,
      src: `${base}-${widths.at(-1)}.webp`,
      srcSet: candidates('webp').join(),
      avif: candidates('avif').join(),
    };
  const src = `${base}.svg`;
  // Above the largest AVIF variant, the SVG is smaller and sharper. It may be listed among the AVIF files:
  // the type of a `source` only tells a browser whether to skip all of it. Chromium switches at the geometric
  // mean of two widths, so at 1.4 it uses the largest variant up to a fifth above its width.
  const next = (widths.at(-1) ?? 0) * 1.4;
  return {
    ...common,
    src,
    avif: variants > 0 ? [...candidates('avif'), `${src} ${next}w`].join() : undefined,
  };
}
