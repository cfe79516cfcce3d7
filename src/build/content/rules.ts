import { coasts, type FileName, type Files, schemas } from '../../content/schema.ts';
import type { CropName, PictureInfo } from '../../types';
import { cropRatios, drawingSize } from '../encoding/crops.ts';
import { darkKey, pictureKey, portraitFolder, portraitsIn } from '../encoding/find-pictures.ts';
import { schemaAt } from './explain.ts';
import type { Path } from './read-file';
import { everyText } from './walk-content.ts';

// Checks that the schema of a file cannot express.

/** What a rule finds: a place in a file of the content, and what is expected there, in one line. */
export interface Finding {
  name: FileName;
  path: Path;
  text: string;
}

/** The content to which rules apply. Files with mistakes are missing. */
export interface RuleInput {
  files: Partial<Files>;
  /** The files in src/pictures by their names, as `findPictures` gives them. */
  pictureFiles: Record<string, string>;
}

/**
 * Finds pictures without a file or a crop, names of pictures and portraits that do not exist, form fields that would
 * overwrite each other, and coasts that do not have exactly one place.
 */
export function findRuleErrors({ files, pictureFiles }: RuleInput): Finding[] {
  const { pictures, contact, climate } = files;
  const portraits = portraitsIn(Object.keys(pictureFiles));
  const texts = textsOf(files);
  const unknownPortraits = texts
    .filter(({ key, text }) => key === 'avatar' && !portraits.includes(pictureKey(text)))
    .map(({ name, keys, text }) => ({
      name,
      path: keys,
      text: `There is no portrait “${text}”. Expected: a file in src/pictures/portraits: ${portraits.join(', ')}.`,
    }));
  const errors = [
    ...unknownPortraits,
    ...(contact ? findRepeatedFields(contact) : []),
    ...(climate ? findCoastErrors(climate) : []),
  ];
  if (!pictures) return errors;
  return [
    ...errors,
    ...Object.entries(pictures).flatMap(([name, picture]) => findCropErrors(name, picture)),
    ...Object.keys(pictures)
      .filter((name) => !pictureFiles[pictureKey(name)])
      .map((name) => ({
        name: 'pictures' as const,
        path: [name],
        text: `The picture has no file. Expected: src/pictures/${name}.svg, or a photograph.`,
      })),
    ...texts
      .filter(({ key }) => key === 'picture')
      .flatMap(({ name, keys, text }) => {
        const picture = pictures[text];
        if (!picture) {
          const known = Object.keys(pictures).join(', ');
          return {
            name,
            path: keys,
            text: `There is no picture “${text}”. Expected: a name in src/content/pictures.yml: ${known}.`,
          };
        }
        const crop = schemaAt(schemas[name], keys)?.meta()?.crop as CropName | undefined;
        if (!crop || picture.crops?.[crop]) return [];
        return {
          name: 'pictures' as const,
          path: [text],
          text: `The picture has no crop for ${name}.yml. Expected: “${crop}: true” below “crops:”.`,
        };
      }),
  ];
}

/**
 * Finds what may be as it is, but is probably not meant: pictures, portraits, and files that are not used, alt texts
 * that say too little, and lists that are shorter than the company has agreed on.
 */
export function findReminders({ files, pictureFiles }: Required<RuleInput>): Finding[] {
  const { pictures = {}, home, gallery } = files;
  const texts = textsOf(files);
  const shown = texts.filter(({ key }) => key === 'picture').map(({ text }) => text);
  const captions = captionsOf(files);
  const alts = Object.entries(pictures).map(([name, { alt }]) => ({ name, alt }));
  const lists = [
    ['home', ['testimonials', 'list'], home?.testimonials.list, 4],
    ['gallery', ['photos', 'list'], gallery?.photos.list, 10],
    ['gallery', ['stories', 'list'], gallery?.stories.list, 3],
  ] as const;
  return [
    ...lists
      .filter(([, , list, fewest]) => list && list.length < fewest)
      .map(([name, path, list, fewest]) => ({
        name,
        path,
        text: `The list is too short: ${list?.length}. Expected: at least ${fewest}, as agreed.`,
      })),
    ...Object.keys(pictures)
      .filter((name) => !shown.includes(name))
      .map((name) => ({
        name: 'pictures' as const,
        path: [name],
        text: `The picture is not used. Expected: a use in src/content, or neither this entry nor ${pictureFiles[pictureKey(name)] ?? 'its file'}.`,
      })),
    ...texts
      .filter(({ text }) => /^[“‘][^“”‘’]*[”’]$/.test(text))
      .map(({ name, keys }) => ({
        name,
        path: keys,
        text: 'Visitors see the quotation marks around the text. Expected: none, unless they are meant.',
      })),
    ...alts
      .filter(({ alt }, index) => alts.findIndex((other) => other.alt === alt) < index)
      .map(({ name }) => ({
        name: 'pictures' as const,
        path: [name, 'alt'],
        text: 'Another picture has the same alt text. Expected: what this one shows.',
      })),
    ...alts
      .filter(({ alt }) => captions.includes(alt.toLowerCase()))
      .map(({ name }) => ({
        name: 'pictures' as const,
        path: [name, 'alt'],
        text: 'The alt text repeats the caption. Expected: what is seen, in other words.',
      })),
  ];
}

/** Returns one message for each file in src/pictures that no content uses. */
export function findUnusedFiles({ files, pictureFiles }: RuleInput): string[] {
  const described = Object.keys(files.pictures ?? {}).flatMap((name) => [
    pictureKey(name),
    darkKey(name),
  ]);
  const avatars = textsOf(files)
    .filter(({ key }) => key === 'avatar')
    .map(({ text }) => pictureKey(text));
  return [
    ...Object.keys(pictureFiles)
      .filter((key) => !key.startsWith(portraitFolder) && !described.includes(key))
      .map(
        (key) =>
          `${pictureFiles[key]}: nothing describes this file. Expected: an entry “${key}” in src/content/pictures.yml, or no such file.`,
      ),
    ...portraitsIn(Object.keys(pictureFiles))
      .filter((name) => !avatars.includes(name))
      .map(
        (name) =>
          `${pictureFiles[portraitFolder + name]} is not used. Expected: a traveler with “avatar: ${name}”, or no such file.`,
      ),
  ];
}

function textsOf(files: RuleInput['files']) {
  return (Object.entries(files) as [FileName, object][]).flatMap(([name, texts]) =>
    everyText(texts).map((text) => ({ name, ...text })),
  );
}

function captionsOf({ tours, gallery }: RuleInput['files']): string[] {
  return [
    ...(tours?.itinerary.days.flatMap(({ place, title }) => [place, title]) ?? []),
    ...(gallery?.photos.list.flatMap(({ title, description }) => [title, description]) ?? []),
  ].map((caption) => caption.toLowerCase());
}

function findRepeatedFields({ form: { fields } }: Files['contact']): Finding[] {
  return (['name', 'parameter'] as const).flatMap((key) =>
    fields.flatMap((field, index) =>
      fields.findIndex((other) => other[key] === field[key]) === index
        ? []
        : {
            name: 'contact' as const,
            path: ['form', 'fields', index, key],
            text: `Another field has “${field[key]}”. Expected: a word that no other field has.`,
          },
    ),
  );
}

function findCoastErrors({ regions }: Files['climate']): Finding[] {
  return coasts
    .filter((coast) => regions.filter((region) => region.coast === coast).length !== 1)
    .map((coast) => ({
      name: 'climate' as const,
      path: ['regions'],
      text: `Home says how much it rains on the ${coast} coast. Expected: “coast: ${coast}” at one place.`,
    }));
}

function findCropErrors(name: string, { crops = {}, size = drawingSize }: PictureInfo): Finding[] {
  return Object.entries(crops).flatMap(([crop, box]) => {
    const at = { name: 'pictures' as const, path: [name, 'crops', crop] };
    if (!Array.isArray(box)) return [];
    const [x, y, width, height] = box;
    const [across, down] = cropRatios[crop as CropName];
    if (x < 0 || y < 0 || x + width > size[0] || y + height > size[1])
      return { ...at, text: `The crop leaves the picture. Expected: within ${size.join(' × ')}.` };
    if (Math.abs((width * down) / (height * across) - 1) > 0.01)
      return {
        ...at,
        text: `The crop is ${width} × ${height}. Expected: ${across} to ${down}, such as ${width} × ${Math.round((width * down) / across)}.`,
      };
    return [];
  });
}
