import type { CropName, PictureInfo } from '../../types';
import type { Content } from './content-rules';
import { everyText, findDuplicates } from './walk-content.ts';

const file = 'src/content/pictures.ts';

/** The aspect ratio of each crop, and the paths in content that show pictures in it. */
const cropRules: Record<CropName, { ratio: [number, number]; usedBy: RegExp }> = {
  card: { ratio: [4, 5], usedBy: /^home\.trips\.list\[\d+\]\.picture$/ },
  figure: {
    ratio: [6, 5],
    usedBy:
      /^tours\.itinerary\.days\[\d+\]\.picture$|^home\.(about|callToAction)\.picture$|\.closing\.picture$/,
  },
  phone: { ratio: [5, 4], usedBy: /^(home|tours)\.hero\.picture$/ },
};

export interface PictureContent {
  pictures: Record<string, PictureInfo>;
  /** The names of the files in src/pictures and src/pictures/portraits, without extensions. */
  files: { pictures: readonly string[]; portraits: readonly string[] };
}

/**
 * Validates that each picture has a file, a use, a unique alt text, and the crops it is shown in.
 *
 * @returns one message for each error: the file, the place in it, and what is expected
 */
export function validatePictures(content: Content, given: PictureContent): string[] {
  const { pictures, files } = given;
  const texts = everyText(content);
  return [
    ...validateAltTexts(pictures, content),
    ...Object.entries(pictures).flatMap(([name, info]) => validateCrops(name, info)),
    ...validateFocalPoints(pictures),
    ...findMissingCrops(texts, pictures),
    ...matchFiles(Object.keys(pictures), files.pictures),
    ...Object.keys(pictures)
      .filter((name) => !texts.some(({ key, text }) => key === 'picture' && text === name))
      .map(
        (name) => `${file}: "${name}" is not used. Expected: a use in src/content, or no entry.`,
      ),
    ...texts
      .filter(({ key, text }) => key === 'avatar' && !files.portraits.includes(text))
      .map(
        ({ path, text }) =>
          `src/content/${path.replace('.', '.ts: ')} is "${text}". ` +
          'Expected: the name of a file in src/pictures/portraits.',
      ),
  ];
}

function validateAltTexts(pictures: Record<string, PictureInfo>, content: Content): string[] {
  const { tours, gallery, home } = content;
  const captions = [
    ...tours.itinerary.days.flatMap(({ place, title }) => [place, title]),
    ...gallery.photos.list.flatMap(({ title, description }) => [title, description]),
    home.about.caption,
  ].map((caption) => caption.toLowerCase());
  const errors = Object.entries(pictures).flatMap(([name, { alt }]) => {
    const at = `${file}: ${name}.alt`;
    if (!alt.trim()) return `${at} is empty. Expected: what the picture shows.`;
    if (captions.includes(alt.toLowerCase()))
      return `${at} repeats its caption "${alt}". Expected: what is seen, in other words.`;
    return [];
  });
  return [...errors, ...findDuplicates(file, 'alt', Object.values(pictures))];
}

function validateCrops(name: string, info: PictureInfo): string[] {
  const { crops = {}, size = [1600, 1000] } = info;
  return Object.entries(crops).flatMap(([crop, [x, y, width, height]]) => {
    const at = `${file}: ${name}.crops.${crop}`;
    const [across, down] = cropRules[crop as CropName].ratio;
    const isInside = x >= 0 && y >= 0 && x + width <= size[0] && y + height <= size[1];
    if (!isInside) return `${at} leaves the picture. Expected: within ${size[0]} × ${size[1]}.`;
    if (Math.abs((width * down) / (height * across) - 1) > 0.01)
      return `${at} is ${width} × ${height}. Expected: ${across} to ${down}.`;
    return [];
  });
}

function validateFocalPoints(pictures: Record<string, PictureInfo>): string[] {
  return Object.entries(pictures)
    .filter(([, { focalPoint = [] }]) =>
      focalPoint.some((percent) => !(percent >= 0 && percent <= 100)),
    )
    .map(
      ([name, { focalPoint }]) =>
        `${file}: ${name}.focalPoint is [${focalPoint?.join(', ')}]. ` +
        'Expected: [x, y], in percent from 0 to 100.',
    );
}

function findMissingCrops(
  texts: ReturnType<typeof everyText>,
  pictures: Record<string, PictureInfo>,
): string[] {
  return Object.entries(cropRules).flatMap(([crop, { ratio, usedBy }]) => {
    const names = texts.filter(({ path }) => usedBy.test(path)).map(({ text }) => text);
    return [...new Set(names)]
      .filter((name) => pictures[name] && !pictures[name].crops?.[crop as CropName])
      .map(
        (name) =>
          `${file}: ${name}.crops has no ${crop}, but it is shown as one. ` +
          `Expected: [left, top, width, height], ${ratio.join(' to ')}.`,
      );
  });
}

function matchFiles(names: readonly string[], files: readonly string[]): string[] {
  return [
    ...names
      .filter((name) => !files.includes(name))
      .map(
        (name) => `${file}: "${name}" has no file. Expected: src/pictures/${name}.svg, or a photo.`,
      ),
    ...files
      .filter((name) => !names.includes(name))
      .map(
        (name) => `src/pictures: the file "${name}" is not named. Expected: an entry in ${file}.`,
      ),
  ];
}
