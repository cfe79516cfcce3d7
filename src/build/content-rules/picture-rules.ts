import type { CropName, PictureInfo } from '../../types';
import type { Content } from './content-rules';
import { everyText, repeated } from './walk-content.ts';

const scene = [1600, 1000] as const;
const ratios: Record<CropName, [number, number]> = { card: [4, 5], figure: [6, 5], phone: [5, 4] };

/** What content shows cut to a shape, by its path. */
const usesByCrop: Record<CropName, RegExp> = {
  card: /^home\.trips\.list\[\d+\]\.picture$/,
  figure:
    /^tours\.itinerary\.days\[\d+\]\.picture$|^home\.(about|callToAction)\.picture$|\.closing\.picture$/,
  phone: /^(home|tours)\.hero\.picture$/,
};

export interface PictureContent {
  pictures: Record<string, PictureInfo>;
  portraits: Record<string, object>;
  /** The files there are in src/pictures and in its folder portraits, without their endings. */
  files: { pictures: readonly string[]; portraits: readonly string[] };
}

/**
 * The rules that pictures have to keep: each has a file, a use, an alt text of its own, and crops
 * within the scene and of the right shape.
 *
 * @returns one message for each mistake: the file, where in it, and what is expected
 */
export function validatePictures(content: Content, given: PictureContent): string[] {
  const { pictures, portraits, files } = given;
  return [
    ...alts(pictures, captions(content)),
    ...Object.entries(pictures).flatMap(([name, info]) => crops(name, info)),
    ...uncut(content, pictures),
    ...matches(
      'pictures',
      Object.keys(pictures),
      files.pictures,
      used(content, ['picture', 'url']),
    ),
    ...matches('portraits', Object.keys(portraits), files.portraits, used(content, ['avatar'])),
  ];
}

function alts(pictures: Record<string, PictureInfo>, captions: Set<string>): string[] {
  const list = Object.entries(pictures).map(([name, { alt }]) => ({ name, alt }));
  const wrong = list.flatMap(({ name, alt }) => {
    const at = `src/content/pictures.ts: ${name}.alt`;
    if (!alt.trim()) return `${at} is empty. Expected: what the picture shows.`;
    if (captions.has(alt.toLowerCase()))
      return `${at} repeats its caption "${alt}". Expected: what is seen, in other words.`;
    return [];
  });
  return [...wrong, ...repeated('src/content/pictures.ts', 'alt', list)];
}

/** Every text that stands as a caption under a picture. */
function captions({ tours, gallery, home }: Content): Set<string> {
  const texts = [
    ...tours.itinerary.days.flatMap(({ place, title }) => [place, title]),
    ...gallery.photos.list.flatMap(({ title, description }) => [title, description]),
    home.about.caption,
  ];
  return new Set(texts.map((text) => text.toLowerCase()));
}

function crops(name: string, { crops = {}, size = scene }: PictureInfo): string[] {
  return Object.entries(crops).flatMap(([crop, [x, y, width, height]]) => {
    const at = `src/content/pictures.ts: ${name}.crops.${crop}`;
    const [across, down] = ratios[crop as CropName];
    const isInside = x >= 0 && y >= 0 && x + width <= size[0] && y + height <= size[1];
    if (!isInside) return `${at} leaves the scene. Expected: within ${size[0]} × ${size[1]}.`;
    if (Math.abs((width * down) / (height * across) - 1) > 0.01)
      return `${at} is ${width} × ${height}. Expected: ${across} to ${down}.`;
    return [];
  });
}

/** One message for each crop that content needs and a picture does not have. */
function uncut(content: Content, pictures: Record<string, PictureInfo>): string[] {
  const texts = everyText(content);
  return Object.entries(usesByCrop).flatMap(([crop, paths]) => {
    const names = texts.filter(({ path }) => paths.test(path)).map(({ text }) => text);
    const lacking = [...new Set(names)].filter(
      (name) => pictures[name] && !pictures[name].crops?.[crop as CropName],
    );
    return lacking.map(
      (name) =>
        `src/content/pictures.ts: ${name}.crops has no ${crop}, but it is shown as one. ` +
        `Expected: [left, top, width, height], ${ratios[crop as CropName].join(' to ')}.`,
    );
  });
}

function used(content: Content, keys: readonly string[]): Set<string> {
  const texts = everyText(content).filter(({ key }) => keys.includes(key));
  return new Set(texts.map(({ text }) => text));
}

/** Names, files and uses must be the same set. */
function matches(
  kind: 'pictures' | 'portraits',
  names: readonly string[],
  files: readonly string[],
  uses: Set<string>,
): string[] {
  const at = `src/content/${kind}.ts`;
  const folder = kind === 'pictures' ? 'src/pictures' : 'src/pictures/portraits';
  const isName = (text: string) => /^[\w-]+$/.test(text);
  return [
    ...names
      .filter((name) => !files.includes(name))
      .map((name) => `${at}: "${name}" has no file. Expected: ${folder}/${name}.svg, or a photo.`),
    ...names
      .filter((name) => !uses.has(name))
      .map((name) => `${at}: "${name}" is not used. Expected: a use in src/content, or no entry.`),
    ...files
      .filter((file) => !names.includes(file))
      .map((file) => `${folder}: the file "${file}" is not named. Expected: an entry in ${at}.`),
    ...[...uses]
      .filter((name) => isName(name) && !names.includes(name))
      .map((name) => `${at}: there is no "${name}", but it is used. Expected: an entry for it.`),
  ];
}
