import pictures, { widths } from 'virtual:pictures';
import { config } from '../config';

type Shapes = (typeof pictures)[string];
type Built = NonNullable<Shapes[keyof Shapes]>;

/** Where one picture is found, in one shape. Sizes in CSS px. */
export interface PictureSource {
  /** What every browser shows, and its widths where there are several, as a srcset. */
  src: string;
  srcSet?: string;
  /** Copies that weigh less, for browsers that know AVIF, as a srcset. */
  avif?: string;
  width: number;
  height: number;
}

/**
 * Where a picture is found, in the shape it is shown in, on the host that serves pictures (design 2).
 *
 * @throws when content gives no such picture, or no crop of that shape for it; the build stops
 */
export function pictureSource(name: string, crop: keyof Shapes = 'full'): PictureSource {
  const built = pictures[name]?.[crop];
  if (!built)
    throw new Error(`src/content/pictures.ts: the picture "${name}" needs a crop named "${crop}".`);
  return sourceOf(`${name}-${crop}`, built, config.assetHost);
}

/** Where a portrait is found, on the host that serves portraits. */
export function portraitSource(name: string): PictureSource {
  const built = pictures[`portraits/${name}`]?.full;
  if (!built) throw new Error(`src/content/portraits.ts: there is no portrait named "${name}".`);
  return sourceOf(`${name}-full`, built, config.portraitHost);
}

function sourceOf(
  file: string,
  [hash, kind, width, height, count]: Built,
  host: string,
): PictureSource {
  const base = `${host || '.'}/assets/${file}-${hash}`;
  const copies = widths.slice(0, count);
  const list = (ending: string) => copies.map((copy) => `${base}-${copy}.${ending} ${copy}w`);
  if (kind === 'webp')
    return {
      src: `${base}-${copies.at(-1)}.webp`,
      srcSet: list('webp').join(),
      avif: list('avif').join(),
      width,
      height,
    };
  const src = `${base}.svg`;
  // The drawing goes on where its copies end: for larger screens it is the lightest and sharpest.
  const next = (copies.at(-1) ?? 0) * 1.4;
  return {
    src,
    avif: count > 0 ? [...list('avif'), `${src} ${next}w`].join() : undefined,
    width,
    height,
  };
}
