import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPhotograph } from '../../../src/build/encoding/read-photograph';
import { temporaryFolder } from '../../helpers/temporary-folder';
import { takePhoto } from '../../helpers/write-pictures';

const pathOf = temporaryFolder();
let photo: Buffer;

/** An iPhone's file begins so. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

beforeEach(async () => {
  const file = await takePhoto(pathOf('photo.jpg'), 900, 600);
  photo = await sharp(file).keepExif().jpeg().toBuffer();
});

async function read(content: Buffer | string, name = 'bridge.jpg') {
  await writeFile(pathOf(name), content);
  const { content: read, options, size, warnings } = await readPhotograph(pathOf(name));
  // Fails where the file is not accepted.
  await sharp(read, options).raw().toBuffer();
  return { size, warnings };
}

describe('readPhotograph', () => {
  it('accepts the scan parameters of some phones', async () => {
    // Those of the first SOS marker, after its list of components, are 0.
    const start = photo.indexOf(Buffer.from([0xff, 0xda]));
    const parameters = start + 5 + 2 * (photo[start + 4] ?? 0);
    photo.fill(0, parameters, parameters + 3);
    await expect(sharp(photo).raw().toBuffer()).rejects.toThrow('SOS');
    expect(await read(photo)).toEqual({ size: [900, 600], warnings: [] });
  });

  it('accepts what follows the end of a photograph', async () => {
    const padded = Buffer.concat([photo, Buffer.alloc(4096, 7)]);
    expect(await read(padded)).toEqual({ size: [900, 600], warnings: [] });
  });

  it('accepts a JPEG whose end is missing, with a warning', async () => {
    const { size, warnings } = await read(photo.subarray(0, -200));
    expect(size).toEqual([900, 600]);
    expect(warnings).toEqual([
      expect.stringMatching(/bridge\.jpg: the end of this file is missing, .+ Copy it again .+\.$/),
    ]);
  });

  it.each([
    ['a HEIC photograph', 'bridge.heic', heic, 'this is a HEIC photograph'],
    ['a HEIC photograph called JPEG', 'bridge.jpg', heic, 'this is a HEIC photograph'],
    ['an empty file', 'bridge.jpg', '', 'this file is empty'],
    ['a file of one byte', 'bridge.jpg', 'x', 'could not be read as a picture'],
    ['a file that is no picture', 'bridge.jpg', '<html>', 'could not be read as a picture'],
  ])('refuses %s with its name and what to do', async (_, name, content, message) => {
    const error = await read(content, name).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'UserError' });
    const { message: text } = error as Error;
    expect(text).toContain(`${pathOf(name)}: `);
    expect(text).toContain(message);
    expect(text).toMatch(/ Expected: .+\.$/);
  });

  it('tells how to get a JPEG instead of HEIC', async () => {
    await expect(read(heic)).rejects.toThrow(/on an iPhone, .+ on a Mac, .+ on Windows, /);
  });
});
