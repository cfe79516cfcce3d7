import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePictures } from '../../../src/build/plugins/pictures';
import { drawing } from '../../../src/build/tools/encode-picture';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function draw(file: string, inner = '<path fill="#123f52" d="M0 0h800v1000H0z"/>') {
  const path = join(folder, file);
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000">';
  await writeFile(path, `${head}${inner}</svg>`);
  return path;
}

describe('a drawing', () => {
  it('is served as the part that is framed', async () => {
    const { assets, picture } = await drawing(
      await draw('galle.svg'),
      'figure',
      [500, 60, 1080, 900],
      false,
    );
    expect(assets).toHaveLength(1);
    expect(assets[0]?.source).toContain('viewBox="500 60 1080 900" width="1080" height="900"');
    expect(picture.slice(1)).toEqual(['svg', 1080, 900, 0]);
  });

  it('has AVIF copies only where they weigh less', async () => {
    const plain = await drawing(await draw('galle.svg'), 'full', [0, 0, 1600, 1000], true);
    expect(plain.picture[4]).toBe(0);

    const busy = 'src/pictures/bridge.svg';
    const { picture, assets } = await drawing(busy, 'full', [0, 0, 1600, 1000], true);
    const path = `assets/bridge-full-${picture[0]}`;
    const widths = [320, 640, 800, 960].slice(0, picture[4]);
    expect(assets.map(({ fileName }) => fileName)).toEqual([
      `${path}.svg`,
      ...widths.map((width) => `${path}-${width}.avif`),
    ]);
    for (const [index, width] of widths.entries())
      expect(await sharp(assets[index + 1]?.source as Buffer).metadata()).toMatchObject({ width });
    expect(picture[4]).toBeGreaterThan(0);

    const inDevelopment = await drawing(busy, 'full', [0, 0, 1600, 1000], false);
    expect(inDevelopment.assets).toHaveLength(1);
  });

  it('gets another address when it changes', async () => {
    const box = [0, 0, 1600, 1000] as const;
    const one = await drawing(await draw('galle.svg'), 'full', box, false);
    const other = await drawing(await draw('galle.svg', '<path d="M0 0h9"/>'), 'full', box, false);
    expect(other.picture[0]).not.toBe(one.picture[0]);
    expect(one.picture[0]).toMatch(/^[\w-]{8}$/);
  });
});

describe('the build stops and names the file', () => {
  it.each([
    ['narrower', [900, 0, 1080, 900] as const],
    ['lower', [0, 200, 1080, 900] as const],
  ])('when a drawing is %s than what is framed', async (_, box) => {
    const path = await draw('galle.svg');
    await expect(drawing(path, 'figure', box, false)).rejects.toThrow(
      `${path}: expected an SVG drawing whose viewBox holds ${box.join(' ')}.`,
    );
  });

  it('when content names a picture that has no file', async () => {
    await cp('src/pictures', folder, { recursive: true });
    await rm(join(folder, 'galle.svg'));
    await expect(makePictures(folder, false)).rejects.toThrow(`${join(folder, 'galle')}.svg:`);
  });

  it('but not for what a file manager leaves behind', async () => {
    await cp('src/pictures', folder, { recursive: true });
    await writeFile(join(folder, '.DS_Store'), '');
    await expect(makePictures(folder, false)).resolves.toBeDefined();
  });
});
