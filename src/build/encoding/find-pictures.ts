import { readdir } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { UserError } from '../../userError.ts';
import { howToGetJpeg } from './read-photograph.ts';

/** What the names of portraits begin with, relative to the folder of all pictures. */
export const portraitFolder = 'portraits/';
const photographExtensions = '.jpg .jpeg .jfif .png .webp .avif .gif .tif .tiff'.split(' ');
/** Files that Windows and macOS add to a folder. The owner cannot see them. */
const systemFile = /^(\..*|(eh)?thumbs\.db|desktop\.ini|icon\r)$/i;

/**
 * Finds the pictures of a folder and its subfolders. A photograph takes precedence over a drawing of the
 * same name.
 *
 * @returns each file by the key of its name relative to the folder, without extension
 * @throws when a file has another type, or two photographs have the same name
 */
export async function findPictures(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || systemFile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const { dir, name, ext } = parse(relative(folder, file));
    if (ext.toLowerCase() !== '.svg' && !isPhotograph(file))
      throw new UserError(
        `${file}: this type is not supported. Expected: a photograph (${photographExtensions.join(', ')}) or a drawing (.svg). ${howToGetJpeg}`,
      );
    const key = pictureKey(join(dir, name).replaceAll('\\', '/'));
    const other = files.get(key);
    if (other && isPhotograph(other) && isPhotograph(file))
      throw new UserError(`${other}, ${file}: two photographs have the same name. Expected: one.`);
    if (!other || isPhotograph(file)) files.set(key, file);
  }
  return files;
}

/**
 * Returns the form of a name in which names are compared: without capital letters, because cameras write
 * BRIDGE.JPG, and composed (Unicode NFC), because macOS may decompose names.
 */
export function pictureKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * Returns the file that replaces a picture in dark color schemes: `bridge.dark.svg` for "bridge". Where a
 * photograph has replaced the drawing, a dark drawing no longer shows the same, and is ignored.
 */
export function findDarkEdition(
  files: Pick<Map<string, string>, 'get'>,
  name: string,
): string | undefined {
  const file = files.get(pictureKey(name));
  const dark = files.get(darkKey(name));
  return file && dark && (isPhotograph(dark) || !isPhotograph(file)) ? dark : undefined;
}

/** The key of a picture's edition for dark color schemes. */
export function darkKey(name: string): string {
  return `${pictureKey(name)}.dark`;
}

/** Returns the names of the portraits in a list of picture keys. Dark editions are excluded. */
export function portraitsIn(keys: Iterable<string>): string[] {
  return Array.from(keys)
    .filter((key) => key.startsWith(portraitFolder) && !key.endsWith(darkKey('')))
    .map((key) => key.slice(portraitFolder.length));
}

/** Whether the name of a file is that of a photograph, not of a drawing. */
export function isPhotograph(file: string): boolean {
  return photographExtensions.includes(parse(file).ext.toLowerCase());
}
