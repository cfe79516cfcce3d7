import type { CropName, PictureInfo } from '../../types';
import { center, cropRatios, drawingSize } from '../encoding/crops.ts';
import { pictureKey, portraitFolder } from '../encoding/find-pictures.ts';
import type { Content } from './text-rules';
import { everyText, findDuplicates } from './walk-content.ts';

const file = 'src/content/pictures.ts';

export interface PictureContent {
  pictures: Record<string, PictureInfo>;
  /** The files in src/pictures by their names, as `findPictures` gives them. */
  files: Record<string, string>;
}

/** Which places of the content are shown as a crop. */
const shownCrops: [place: RegExp, crop: CropName][] = [
  [/^home\.trips\./, 'card'],
  [/^(home|tours)\.hero\./, 'narrow'],
  [/^home\.(about|callToAction)\.|\.closing\.|^tours\.itinerary\.days\b/, 'figure'],
];

/**
 * Validates that each picture that is shown has a file, an alt text, and the crops that are shown, with the right
 * aspect ratios.
 *
 * @returns one message for each error: the file, the place in it, and what is expected
 */
export function validatePictures(content: Content, { pictures, files }: PictureContent): string[] {
  const texts = everyText(content);
  const shown = texts.filter(({ key }) => key === 'picture');
  const portraits = portraitsIn(files);
  return [
    ...Object.entries(pictures).flatMap(([name, picture]) => validatePicture(name, picture)),
    ...Object.keys(pictures)
      .filter((name) => !files[pictureKey(name)])
      .map(
        (name) =>
          `${file}: "${name}" has no file. Expected: src/pictures/${name}.svg, or a photograph.`,
      ),
    ...shown.flatMap(({ path, text }) => {
      const [, crop] = shownCrops.find(([place]) => place.test(path)) ?? [];
      if (!crop || !pictures[text] || pictures[text].crops?.[crop]) return [];
      return `${file}: ${text} has no crop for ${path}. Expected: crops: { ${crop}: true }, besides others it has.`;
    }),
    ...shown
      .filter(({ text }) => !(text in pictures))
      .map((one) => unknownName(one, `a name in ${file}: ${Object.keys(pictures).join(', ')}`)),
    ...texts
      .filter(({ key, text }) => key === 'avatar' && !portraits.includes(pictureKey(text)))
      .map((one) => unknownName(one, `a file in src/pictures/portraits: ${portraits.join(', ')}`)),
  ];
}

/** Returns one message for each picture, portrait, or file that is not used, and each alt text that says too little. */
export function findPictureReminders(
  content: Content,
  { pictures, files }: PictureContent,
): string[] {
  const texts = everyText(content);
  const shown = texts.filter(({ key }) => key === 'picture').map(({ text }) => text);
  const avatars = texts.filter(({ key }) => key === 'avatar').map(({ text }) => pictureKey(text));
  const described = Object.keys(pictures).map(pictureKey);
  const captions = captionsOf(content);
  return [
    ...Object.keys(pictures)
      .filter((name) => !shown.includes(name))
      .map(
        (name) =>
          `${file}: "${name}" is not used. Expected: a use in src/content, or neither this entry nor ${files[pictureKey(name)] ?? 'its file'}.`,
      ),
    ...Object.keys(files)
      .filter((key) => !key.startsWith(portraitFolder) && !described.includes(key))
      .map(
        (key) =>
          `${files[key]}: nothing describes this file. Expected: an entry "${key}" in ${file}, or no such file.`,
      ),
    ...portraitsIn(files)
      .filter((name) => !avatars.includes(name))
      .map(
        (name) =>
          `${files[portraitFolder + name]} is not used. Expected: a traveler with avatar: '${name}', or no such file.`,
      ),
    ...findDuplicates(file, 'alt', Object.values(pictures)),
    ...Object.entries(pictures)
      .filter(([, { alt }]) => captions.includes(alt.toLowerCase()))
      .map(
        ([name, { alt }]) =>
          `${file}: ${name}.alt repeats its caption "${alt}". Expected: what is seen, in other words.`,
      ),
  ];
}

function portraitsIn(files: PictureContent['files']): string[] {
  return Object.keys(files)
    .filter((name) => name.startsWith(portraitFolder))
    .map((name) => name.slice(portraitFolder.length));
}

function unknownName({ path, text }: { path: string; text: string }, expected: string): string {
  return `src/content/${path.replace('.', '.ts: ')} is "${text}". Expected: ${expected}.`;
}

function captionsOf({ tours, gallery, home }: Content): string[] {
  return [
    ...tours.itinerary.days.flatMap(({ place, title }) => [place, title]),
    ...gallery.photos.list.flatMap(({ title, description }) => [title, description]),
    home.about.caption,
  ].map((caption) => caption.toLowerCase());
}

function validatePicture(
  name: string,
  { alt, crops = {}, size = drawingSize, focalPoint = center }: PictureInfo,
): string[] {
  const at = `${file}: ${name}`;
  const errors: string[] = [];
  // The development server does not wait for the type checker, which reports an alt that is missing.
  if (!alt?.trim()) errors.push(`${at}.alt is empty. Expected: what the picture shows.`);
  if (focalPoint.some((percent) => !(percent >= 0 && percent <= 100)))
    errors.push(
      `${at}.focalPoint is [${focalPoint.join(', ')}]. Expected: [x, y], in percent from 0 to 100.`,
    );
  for (const [crop, box] of Object.entries(crops)) {
    if (!(crop in cropRatios)) {
      const names = Object.keys(cropRatios).join(', ');
      errors.push(`${at}.crops.${crop} is not a crop. Expected: ${names}.`);
      continue;
    }
    if (box === true) continue;
    const [x, y, width, height] = box;
    const [across, down] = cropRatios[crop as CropName];
    if (x < 0 || y < 0 || x + width > size[0] || y + height > size[1])
      errors.push(`${at}.crops.${crop} leaves the picture. Expected: within ${size.join(' × ')}.`);
    else if (Math.abs((width * down) / (height * across) - 1) > 0.01)
      errors.push(`${at}.crops.${crop} is ${width} × ${height}. Expected: ${across} to ${down}.`);
  }
  return errors;
}
