import { mkdir, rm, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPictures, virtualPictures } from '../../../src/build/plugins/virtual-pictures';
import type { PictureInfo } from '../../../src/types';
import { getHook } from '../../helpers/plugin';
import { temporaryFolder } from '../../helpers/temporary-folder';
import { draw, takePhoto } from '../../helpers/write-pictures';

const pathOf = temporaryFolder();

const fileNameOf = ({ fileName }: { fileName: string }) => fileName;

describe('buildPictures', () => {
  const infos: Record<string, PictureInfo> = {
    galle: { alt: 'A lighthouse', placeholder: 'dawn', crops: { card: [500, 60, 720, 900] } },
    yala: { alt: 'A leopard', placeholder: 'dusk' },
  };
  const build = (galle: Partial<PictureInfo> = {}) =>
    buildPictures(pathOf(), false, {
      ...infos,
      galle: { ...infos.galle, ...galle } as PictureInfo,
    });

  beforeEach(async () => {
    for (const name of Object.keys(infos)) await draw(pathOf(`${name}.svg`));
  });

  it('renames the files of a picture that changes, and no others', async () => {
    const before = new Set((await build()).assets.map(fileNameOf));
    await draw(pathOf('galle.svg'), '<path d="M0 0h9v9z"/>');
    const after = (await build()).assets.map(fileNameOf);
    const renamed = after.filter((name) => !before.has(name));
    expect(renamed.map((name) => name.replace(/[\w-]{5}\.svg$/, ''))).toEqual([
      'pictures/galle-card-',
      'pictures/galle-full-',
    ]);
    expect(after).toHaveLength(before.size);
  });

  it.each(['a photo', 'a drawing'])(
    'crops %s around the focal point that content names',
    async (kind) => {
      if (kind === 'a photo') await takePhoto(pathOf('galle.jpg'), 700, 500);
      const focus = async (focalPoint?: PictureInfo['focalPoint']) =>
        (await build({ focalPoint })).pictures.galle?.crops.full?.focus;
      expect(await focus()).toBeUndefined();
      expect(await focus([0, 0])).toBe('0% 0%');
    },
  );

  it.each<[string, [number, number] | undefined, string]>([
    ['its middle', undefined, '400 0 800 1000'],
    ['its focal point', [70, 10], '720 0 800 1000'],
  ])('crops a drawing around %s if content places no crop', async (_, focalPoint, viewBox) => {
    const { assets } = await build({ crops: { card: true }, focalPoint });
    const card = assets.find(({ fileName }) => fileName.includes('galle-card'));
    expect(card?.source).toContain(`viewBox="${viewBox}"`);
  });

  it('encodes an edition for dark color schemes in the same crops', async () => {
    await draw(pathOf('galle.dark.svg'), '<path d="M0 0h9v9z"/>');
    const { assets, pictures } = await build();
    expect(Object.keys(pictures.galle?.darkCrops ?? {})).toEqual(['card', 'full']);
    expect(pictures.yala?.darkCrops).toBeUndefined();
    const dark = assets.filter(({ source }) => `${source}`.includes('M0 0h9v9z'));
    expect(dark.map(fileNameOf)).toEqual(
      Object.values(pictures.galle?.darkCrops ?? {}).map(({ path }) => `${path}.svg`),
    );
  });

  it('encodes an edition of a portrait for dark color schemes', async () => {
    await mkdir(pathOf('portraits'));
    await draw(pathOf('portraits/ann.svg'));
    await draw(pathOf('portraits/ann.dark.svg'), '<path d="M0 0h9v9z"/>');
    const { assets, portraits } = await build();
    expect(Object.keys(portraits)).toEqual(['ann']);
    const dark = assets.filter(({ source }) => `${source}`.includes('M0 0h9v9z'));
    expect(dark.map(fileNameOf)).toEqual([`${portraits.ann?.darkCrops?.full?.path}.svg`]);
  });

  it('shows no dark drawing instead of a photograph, but a dark photograph', async () => {
    const darkType = async () => (await build()).pictures.galle?.darkCrops?.full?.type;
    await draw(pathOf('galle.dark.svg'));
    await takePhoto(pathOf('galle.jpg'), 700, 500);
    expect(await darkType()).toBeUndefined();
    await takePhoto(pathOf('galle.dark.jpg'), 700, 500);
    expect(await darkType()).toBe('webp');
  });

  it('throws when content names a picture without a file', async () => {
    await rm(pathOf('galle.svg'));
    await expect(build()).rejects.toThrow(`"galle" has no file. Expected: ${pathOf('galle')}.svg`);
  });

  it.each(['Kandy, temple', 'tea 50%', 'day #3', 'a space', 'Galle (fort) [1]', 'whalë', 'සිංහල'])(
    'gives the files of "%s" names that need no escaping',
    async (name) => {
      await draw(pathOf(`${name}.svg`));
      const { assets } = await buildPictures(pathOf(), false, {
        [name]: infos.yala as PictureInfo,
      });
      expect(assets.map(fileNameOf)).toEqual([expect.stringMatching(/^pictures\/[\w-]+\.svg$/)]);
    },
  );

  it('finds a file whose name macOS has stored decomposed', async () => {
    await draw(pathOf(`${'whalë'.normalize('NFD')}.svg`));
    const name = 'whalë'.normalize('NFC');
    const { pictures } = await buildPictures(pathOf(), false, {
      [name]: infos.yala as PictureInfo,
    });
    expect(pictures).toHaveProperty(name);
  });
});

it('the development server shows the error of a picture that cannot be read', async () => {
  await writeFile(pathOf('galle.heic'), '');
  const use = vi.fn();
  getHook(
    virtualPictures(pathOf()),
    'configureServer',
  )({ watcher: { on() {} }, middlewares: { use } });
  const [handle] = use.mock.calls[0] ?? [];
  const next = vi.fn();
  await handle({ url: '/' }, {}, next);
  expect(next).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('galle.heic') }),
  );
});
