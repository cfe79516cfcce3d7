import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pictures as scenes } from '../content/pictures';
import { portraits } from '../content/portraits';
import type { Box, PictureInfo, Shape } from '../content/types';
import { type Asset, drawing, photograph } from './picture-files';

const folder = 'src/pictures';
const moduleId = 'virtual:pictures';
const scene = [1600, 1000] as const;
const portrait = [240, 240] as const;
const photoEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Where one picture is found, in one shape. Sizes in CSS px; srcSet only where there is a choice. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
}

/** Every picture by the name content gives it, whole and in each shape it is used in. */
export type PictureSources = Record<string, Partial<Record<Shape | 'whole', PictureSource>>>;

/**
 * Turns the files in `src/pictures` into what the site serves, and gives the app their addresses as
 * `virtual:pictures`. A photograph of the same name goes before a drawing.
 *
 * @throws when content names a picture that has no file, or a file cannot be read; the message
 * names the file
 */
export function pictures(): Plugin {
  let made: Promise<{ assets: Map<string, Asset>; sources: PictureSources }> | undefined;
  const make = () => {
    made ??= makeAll();
    return made;
  };

  return {
    name: 'pictures',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    async load(id) {
      if (id !== `\0${moduleId}`) return null;
      const { sources, assets } = await make();
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        for (const { fileName, source } of assets.values())
          this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(sources)}`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { assets } = await make();
        const asset = assets.get((request.url ?? '').replace(/^\//, ''));
        if (!asset) return next();
        response.setHeader('Content-Type', asset.type);
        response.end(asset.source);
      });
    },
  };
}

async function makeAll() {
  const assets = new Map<string, Asset>();
  const sources: PictureSources = {};

  const add = async (name: string, shape: Shape | 'whole', box: Box) => {
    const file = findFile(name);
    const made = await (file.endsWith('.svg') ? drawing : photograph)(file, shape, box);
    for (const asset of made.assets) assets.set(asset.fileName, asset);
    sources[name] = { ...sources[name], [shape]: made.source };
  };

  for (const [name, info] of Object.entries<PictureInfo>(scenes)) {
    await add(name, 'whole', [0, 0, ...(info.size ?? scene)]);
    for (const [shape, box] of Object.entries(info.crops ?? {}))
      await add(name, shape as Shape, box);
  }
  for (const name of Object.keys(portraits))
    await add(`portraits/${name}`, 'whole', [0, 0, ...portrait]);

  return { assets, sources };
}

function findFile(name: string): string {
  const files = [...photoEndings, 'svg'].map((ending) => join(folder, `${name}.${ending}`));
  const file = files.find((candidate) => existsSync(candidate));
  if (!file)
    throw new Error(
      `The picture "${name}" is named in src/content but has no file. Expected one of: ${files.join(', ')}`,
    );
  return file;
}
