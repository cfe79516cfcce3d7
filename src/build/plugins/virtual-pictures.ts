import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mediaQueries } from '../../styles/breakpoints.ts';
import type { BuiltPicture, BuiltPortrait, CropBox, CropName, PictureInfo } from '../../types';
import { UserError } from '../../userError.ts';
import { loadContent } from '../content/load-content.ts';
import { center, cropAround, cropRatios, drawingSize, portraitSize } from '../encoding/crops.ts';
import {
  encodeDrawing,
  encodePhotograph,
  hashOf,
  variantWidths,
} from '../encoding/encode-picture.ts';
import {
  findDarkEdition,
  findPictures,
  isPhotograph,
  pictureKey,
  portraitFolder,
  portraitsIn,
} from '../encoding/find-pictures.ts';

const moduleId = 'virtual:pictures';
const styleId = `${moduleId}.css`;
/** The folder of all pictures in the built site. Not the one of scripts: other sites may show pictures. */
const builtFolder = 'pictures';

/**
 * Provides `virtual:pictures`: what content says about each picture, with the paths and sizes of its files, which
 * are encoded from those of a folder; and `virtual:pictures.css`: their focal points.
 *
 * @throws as buildPictures does; the build then stops
 */
export function virtualPictures(
  folder = 'src/pictures',
  getInfos: () => Record<string, PictureInfo> = () => loadContent().pictures,
): Plugin {
  const results = new Map<boolean, ReturnType<typeof buildPictures>>();
  const build = (isProduction: boolean) => {
    const result = results.get(isProduction) ?? buildPictures(folder, isProduction, getInfos());
    results.set(isProduction, result);
    return result;
  };
  return {
    name: 'virtual-pictures',
    resolveId: (id) => (id === moduleId || id === styleId ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${moduleId}` && id !== `\0${styleId}`) return null;
      const isProduction = this.environment.mode === 'build';
      const { pictures, portraits, assets, warnings } = await build(isProduction);
      if (id === `\0${styleId}`) return focusRules(pictures);
      if (this.environment.name === 'client') for (const warning of warnings) this.warn(warning);
      if (isProduction && this.environment.name === 'client')
        for (const { fileName, source } of assets)
          this.emitFile({ type: 'asset', fileName, source });
      return [
        `export const variantWidths = ${JSON.stringify(variantWidths)};`,
        `export const pictures = ${JSON.stringify(pictures)};`,
        `export const portraits = ${JSON.stringify(portraits)};`,
      ].join('\n');
    },
    configureServer(server) {
      // A server encodes each picture once, so a change needs a new server.
      const watched = join(resolve(folder), '/');
      const described = resolve('src/content/pictures.yml');
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(watched) || file === described) void server.restart();
      });
      server.middlewares.use(async (request, response, next) => {
        try {
          const { assets } = await build(false);
          const asset = assets.find(({ fileName }) => `/${fileName}` === request.url);
          if (!asset) return next();
          response.setHeader('Content-Type', asset.type);
          response.end(asset.source);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/**
 * Encodes every picture that content names, in full and in each of its crops, and all portraits.
 *
 * @param folder has one file for each name in `infos`, and a subfolder `portraits`
 * @param isProduction whether to encode all variants, which takes long
 * @throws when a picture has no file, or when a file has another type or cannot be read; the message
 * names the file
 */
export async function buildPictures(
  folder: string,
  isProduction: boolean,
  infos: Record<string, PictureInfo>,
) {
  const files = await findPictures(folder);
  const portraits: Record<string, BuiltPortrait> = {};
  const drawn: [string, Partial<PictureInfo>][] = Object.entries(infos);
  for (const name of portraitsIn(files.keys())) {
    portraits[name] = { crops: {} };
    drawn.push([portraitFolder + name, { size: portraitSize }]);
  }
  const wanted = drawn.flatMap(([name, { size = drawingSize, crops, focalPoint }]) => {
    const all = Object.entries<CropBox | true>({ full: [0, 0, ...size], ...crops });
    const dark = findDarkEdition(files, name);
    return all.flatMap(([crop, box]) => {
      const common = {
        name,
        crop,
        box:
          box === true ? cropAround(focalPoint ?? center, size, cropRatios[crop as CropName]) : box,
        focalPoint,
        size,
      };
      const light = { ...common, file: files.get(pictureKey(name)), isDark: false };
      return dark ? [light, { ...common, file: dark, isDark: true }] : [light];
    });
  });
  // A stable order, so that the same content always builds the same page.
  wanted.sort((a, b) =>
    `${a.name} ${a.crop} ${a.isDark}` < `${b.name} ${b.crop} ${b.isDark}` ? -1 : 1,
  );
  const encoded = await mapConcurrently(wanted, async ({ name, file, box, focalPoint, size }) => {
    if (!file)
      throw new UserError(
        `src/content/pictures.yml: "${name}" has no file. Expected: ${join(folder, name)}.svg, or a photograph.`,
      );
    return isPhotograph(file)
      ? inTurn(() => encodePhotograph(file, box, { focalPoint, isProduction }))
      : encodeDrawing(file, box, { focalPoint, isProduction, size });
  });
  const pictures: Record<string, BuiltPicture> = {};
  for (const [name, { alt, placeholder }] of Object.entries(infos))
    pictures[name] = { alt, placeholder, crops: {} };
  const assets = encoded.flatMap(({ built, assets }, index) => {
    const { name = '', crop = '', isDark } = wanted[index] ?? {};
    // Enough of it to tell the versions of a picture apart.
    const hash = hashOf(...assets.map(({ source }) => source)).slice(0, 5);
    const path = `${builtFolder}/${slug(name)}-${crop}${isDark ? '-dark' : ''}-${hash}`;
    const picture = pictures[name] ?? portraits[name.slice(portraitFolder.length)];
    const edition = isDark ? 'darkCrops' : 'crops';
    if (picture) picture[edition] = { ...picture[edition], [crop]: { ...built, path } };
    return assets.map(({ suffix, ...asset }) => ({ ...asset, fileName: `${path}${suffix}` }));
  });
  const warnings = [...new Set(encoded.flatMap(({ warnings }) => warnings))];
  return { pictures, portraits, assets, warnings };
}

/**
 * Returns the style rules with which pictures that the page crops keep their focal points. A rule for each, because the
 * security policy forbids the `style` attribute.
 */
export function focusRules(pictures: Record<string, BuiltPicture>): string {
  const rules = (attribute: string, names: (CropName | 'full')[]) => {
    const crops = Object.values(pictures).flatMap(({ crops }) => names.map((name) => crops[name]));
    return [...new Set(crops.flatMap((crop) => crop?.focus ?? []))].map((focus) => {
      const [x, y] = focus.split(' ');
      // `Hero`, whose text covers a part of the picture, sets --picture-x.
      return `[${attribute}="${focus}"] { object-position: var(--picture-x, ${x}) ${y}; }`;
    });
  };
  const narrow = rules('data-narrow-focus', ['narrow', 'low']).join(' ');
  return [
    ...rules('data-focus', ['full', 'card']),
    `@media ${mediaQueries.narrow} { ${narrow} }`,
  ].join('\n');
}

/** A name that means the same in a URL, a `srcset`, and on every host. */
function slug(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return letters.replace(/[^\w/-]+/g, '-');
}

let lastInTurn: Promise<unknown> = Promise.resolve();

/** Encodes one photograph at a time: two would take twice the memory, and use the same processors. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = lastInTurn.catch(() => {}).then(task);
  lastInTurn = result;
  return result;
}

/** As many at a time as there are processors. */
async function mapConcurrently<Item, Result>(
  items: Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
