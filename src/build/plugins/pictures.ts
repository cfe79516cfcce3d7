import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { pictures as scenes } from '../../content/pictures.ts';
import { portraits } from '../../content/portraits.ts';
import type { CropBox, CropName, PictureInfo } from '../../types';
import {
  type Asset,
  drawing,
  type Made,
  photograph,
  photoWidths,
} from '../tools/encode-picture.ts';

const folder = 'src/pictures';
const moduleId = 'virtual:pictures';
const scene = [1600, 1000] as const;
const portrait = [240, 240] as const;
const photoEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/**
 * What was made of one picture in one shape. Kept short, because the page carries one for each:
 * `assets/name-shape-hash.svg`, with copies `…-320.avif` in the first few widths; or a photograph,
 * as `…-320.webp` and AVIF.
 */
export type BuiltPicture = readonly [
  hash: string,
  kind: 'svg' | 'webp',
  width: number,
  height: number,
  copies: number,
];

/** Every picture by the name content gives it, whole and in each shape it is used in. */
export type BuiltPictures = Record<string, Partial<Record<CropName | 'full', BuiltPicture>>>;

/**
 * Turns the files in `src/pictures` into what the site serves, and gives the app what it needs to
 * find them as `virtual:pictures`. A photograph of the same name goes before a drawing.
 *
 * @throws as makePictures does; the build then stops
 */
export function pictures(): Plugin {
  const made = new Map<boolean, ReturnType<typeof makePictures>>();
  const make = (isBuild: boolean) => {
    const known = made.get(isBuild) ?? makePictures(folder, isBuild);
    made.set(isBuild, known);
    return known;
  };

  return {
    name: 'pictures',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null;
      const isBuild = this.environment.mode === 'build';
      const { pictures, assets } = await make(isBuild);
      if (isBuild && this.environment.name === 'client')
        for (const { fileName, source } of assets.values())
          this.emitFile({ type: 'asset', fileName, source });
      return [
        `export const widths = ${JSON.stringify(photoWidths)};`,
        `export default ${JSON.stringify(pictures)}`,
      ].join('\n');
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { assets } = await make(false);
        const asset = assets.get((request.url ?? '').replace(/^\//, ''));
        if (!asset) return next();
        response.setHeader('Content-Type', asset.type);
        response.end(asset.source);
      });
    },
  };
}

/**
 * Makes every picture that content names, in every shape it is used in.
 *
 * @param from the folder with one file for each name in content/pictures, and `portraits` in it
 * @param isBuild whether to make what only visitors need and what takes long
 * @throws when content names a picture that has no file, and when a file is of another kind or
 * cannot be read; the message names the file
 */
export async function makePictures(from: string, isBuild: boolean) {
  const wanted = Object.entries<PictureInfo>(scenes).flatMap(([name, info]) => [
    { name, crop: 'full' as const, box: [0, 0, ...(info.size ?? scene)] as CropBox },
    ...Object.entries(info.crops ?? {}).map(([crop, box]) => ({
      name,
      crop: crop as CropName,
      box,
    })),
  ]);
  for (const name of Object.keys(portraits)) {
    const box: CropBox = [0, 0, ...portrait];
    wanted.push({ name: `portraits/${name}`, crop: 'full', box });
  }

  const files = await filesByName(from);
  const assets = new Map<string, Asset>();
  const pictures: BuiltPictures = {};
  await Promise.all(
    wanted.map(async ({ name, crop, box }) => {
      const file = files.get(name);
      if (!file)
        throw new Error(`${join(from, name)}.svg: src/content names this picture; it has no file.`);
      const made: Made = file.endsWith('.svg')
        ? await drawing(file, crop, box, isBuild)
        : await photograph(file, crop, box);
      for (const asset of made.assets) assets.set(asset.fileName, asset);
      pictures[name] = { ...pictures[name], [crop]: made.picture };
    }),
  );
  return { pictures: inOrder(pictures), assets };
}

/** The file of each name: a photograph, or else the drawing. */
async function filesByName(from: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    const ending = extname(file);
    const name = file
      .slice(join(from, '/').length, -ending.length || undefined)
      .replaceAll('\\', '/');
    const isPhoto = photoEndings.includes(ending.toLowerCase());
    if (!isPhoto && ending !== '.svg')
      throw new Error(`${file}: expected a photograph (${photoEndings.join(', ')}) or a drawing.`);
    if (isPhoto || !files.has(name)) files.set(name, file);
  }
  return files;
}

/** The same whatever was finished first, so that the same pictures always make the same page. */
function inOrder(pictures: BuiltPictures): BuiltPictures {
  const order = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  const sorted = <T>(map: Record<string, T>) => Object.fromEntries(Object.entries(map).sort(order));
  return sorted(
    Object.fromEntries(Object.entries(pictures).map(([name, shapes]) => [name, sorted(shapes)])),
  );
}
