import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findPictures } from '../../../src/build/encoding/find-pictures';
import { temporaryFolder } from '../../helpers/temporary-folder';

const pathOf = temporaryFolder();

async function find(...names: string[]) {
  for (const name of names) await writeFile(pathOf(name), '');
  return Object.fromEntries(await findPictures(pathOf()));
}

describe('findPictures', () => {
  it.each([
    ['galle.svg', 'GALLE.JPG'],
    ['galle.svg', 'galle.webp'],
    ['galle.jfif', 'galle.SVG'],
  ])('prefers a photograph to a drawing: %s, %s', async (...names) => {
    const photograph = names.find((name) => !/svg$/i.test(name)) ?? '';
    expect(await find(...names)).toEqual({ galle: pathOf(photograph) });
  });

  it('ignores the files of operating systems', async () => {
    expect(await find('.DS_Store', 'Thumbs.db', 'desktop.ini', 'ehthumbs.db')).toEqual({});
  });

  it('gives composed names, as editors write them', async () => {
    const [name] = Object.keys(await find(`${'whalë'.normalize('NFD')}.jpg`));
    expect(name).toBe('whalë'.normalize('NFC'));
  });

  it.each([
    [
      'another type',
      ['galle.heic'],
      /galle\.heic: this type is not supported\. Expected: .+iPhone/,
    ],
    [
      'two photographs of one name',
      ['galle.jpg', 'galle.png'],
      /galle\.jpg.*galle\.png: two .+one/,
    ],
  ])('refuses %s', async (_, names, message) => {
    await expect(find(...names)).rejects.toThrow(message);
  });
});
