import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePictures } from '../../../src/build/plugins/pictures';
import { photograph } from '../../../src/build/tools/encode-picture';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A photograph as a camera leaves it: a name inside, and lying on its side if asked. */
async function takePhoto(file: string, width: number, height: number, orientation = 1) {
  const path = join(folder, file);
  await sharp({ create: { width, height, channels: 3, background: '#7c3524' } })
    .withExif({ IFD0: { Artist: 'The Owner' } })
    .withMetadata({ orientation })
    .toFile(path);
  return path;
}

/** A photograph with as much in it as there is noise, over a few pixels each. */
async function takeBusyPhoto(file: string, size: [number, number], noise: number, blur: number) {
  const path = join(folder, file);
  const [width, height] = size;
  const grain = { type: 'gaussian', mean: 128, sigma: noise } as const;
  await sharp({ create: { width, height, channels: 3, background: '#555', noise: grain } })
    .blur(blur)
    .toFile(path);
  return path;
}

describe('a photograph the owner drops in', () => {
  it('takes the place of the drawing of the same name', async () => {
    await cp('src/pictures', folder, { recursive: true });
    await takePhoto('galle.JPG', 700, 500);
    const { pictures } = await makePictures(folder, false);
    expect(pictures.galle?.full?.[1]).toBe('webp');
    expect(pictures.galle?.figure?.[1]).toBe('webp');
    expect(pictures.yala?.full?.[1]).toBe('svg');
  });

  it.each(['jpg', 'png', 'webp', 'avif'])('may be a %s', async (ending) => {
    const file = await takePhoto(`galle.${ending}`, 640, 500);
    const { picture, assets } = await photograph(file, 'full', [0, 0, 1600, 1000]);
    expect(picture.slice(1)).toEqual(['webp', 640, 400, 2]);
    expect(assets.map(({ type }) => type)).toEqual([
      ...['image/avif', 'image/webp', 'image/avif', 'image/webp'],
    ]);
  });

  it('is served in every width up to its own, cut to the crop it is shown in', async () => {
    const file = await takePhoto('galle.jpg', 1300, 1300);
    const { assets } = await photograph(file, 'card', [0, 0, 640, 800]);
    const sizes = await Promise.all(
      assets.map(async ({ source }) => {
        const { format, width, height } = await sharp(source as Buffer).metadata();
        return [format === 'heif' ? 'avif' : format, width, height];
      }),
    );
    expect(sizes).toEqual(
      [320, 640, 800, 960, 1280].flatMap((width) => [
        ['avif', width, width * 1.25],
        ['webp', width, width * 1.25],
      ]),
    );
  });

  it('weighs no more than the page can bear, however much there is in it', async () => {
    const file = await takeBusyPhoto('galle.jpg', [1300, 900], 40, 1.6);
    const { assets } = await photograph(file, 'full', [0, 0, 1600, 1000]);
    const weights = assets
      .filter(({ type }) => type === 'image/avif')
      .map(({ source }) => (source as Buffer).length);
    // What is held in the browser by e2e/budget.spec.ts.
    for (const [index, width] of [320, 640, 800, 960, 1280].entries())
      expect(weights[index]).toBeLessThanOrEqual(28 * width);
  });

  it('keeps its quality where it is light enough', async () => {
    const file = await takeBusyPhoto('galle.png', [320, 200], 10, 2);
    const { assets } = await photograph(file, 'full', [0, 0, 1600, 1000]);
    expect(assets[0]?.source).toEqual(
      await sharp(file).avif({ quality: 50, effort: 2 }).toBuffer(),
    );
  });

  it('is cut around what there is to see', async () => {
    const file = join(folder, 'galle.png');
    const sun = { create: { width: 60, height: 60, channels: 3, background: 'red' } } as const;
    await sharp({ create: { width: 500, height: 160, channels: 3, background: 'black' } })
      .composite([{ input: await sharp(sun).png().toBuffer(), left: 420, top: 50 }])
      .toFile(file);
    const { assets } = await photograph(file, 'figure', [0, 0, 320, 320]);
    const [red] = (await sharp(assets[0]?.source as Buffer).stats()).channels;
    expect(red?.max).toBeGreaterThan(200);
  });

  it('has one copy, however small it is', async () => {
    const file = await takePhoto('galle.jpg', 200, 125);
    const { picture } = await photograph(file, 'full', [0, 0, 1600, 1000]);
    expect(picture.slice(1)).toEqual(['webp', 320, 200, 1]);
  });

  it('stands upright, as the camera meant it', async () => {
    const file = await takePhoto('galle.jpg', 400, 700, 6);
    const { picture } = await photograph(file, 'full', [0, 0, 1600, 1000]);
    expect(picture[4]).toBe(2);
  });

  it('does not tell visitors what the camera noted', async () => {
    const file = await takePhoto('galle.jpg', 400, 300);
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { assets } = await photograph(file, 'full', [0, 0, 1600, 1000]);
    for (const { source } of assets)
      expect((await sharp(source as Buffer).metadata()).exif).toBeUndefined();
  });
});

describe('the build stops and names the file', () => {
  it.each(['galle.jpg', 'galle.png'])('when %s is no picture', async (file) => {
    const path = join(folder, file);
    await writeFile(path, 'This is not a picture.');
    await expect(photograph(path, 'full', [0, 0, 1600, 1000])).rejects.toThrow(
      `${path}: this file could not be read as a picture.`,
    );
  });

  it('when a photograph ends halfway', async () => {
    const path = await takePhoto('galle.png', 900, 600);
    const whole = await sharp({
      create: { width: 900, height: 600, channels: 3, background: 'red' },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    await writeFile(path, whole.subarray(0, whole.length / 2));
    await expect(photograph(path, 'full', [0, 0, 1600, 1000])).rejects.toThrow(path);
  });

  it('when a photograph is of a kind that browsers cannot show', async () => {
    await cp('src/pictures', folder, { recursive: true });
    await writeFile(join(folder, 'galle.heic'), '');
    await expect(makePictures(folder, false)).rejects.toThrow(
      `${join(folder, 'galle.heic')}: expected a photograph (.jpg, .jpeg, .png, .webp, .avif) or`,
    );
  });
});
