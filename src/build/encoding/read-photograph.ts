import { readFile } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';
import { UserError } from '../../userError.ts';

/** What to do with a photograph that cannot be used. */
export const howToGetJpeg =
  'To get a JPEG: on an iPhone, set Settings → Camera → Formats to Most Compatible, and take the photograph ' +
  'again; on a Mac, open it in Preview, then File → Export → JPEG; on Windows, open it in Photos, then ' +
  '⋯ → Save as → .jpg.';

interface Photograph {
  content: Buffer;
  /** For sharp, which is stricter than browsers by default. */
  options: SharpOptions;
  /** Width and height, once it is turned as its EXIF data say. */
  size: readonly [width: number, height: number];
  /** What the owner should look at. */
  warnings: string[];
}

/**
 * Reads a photograph as tolerantly as browsers do. A JPEG whose end is missing is used, with a warning.
 *
 * @throws when it is not a picture or is HEIC; the message names the file, what it is, and what to do
 */
export async function readPhotograph(file: string): Promise<Photograph> {
  const content = await readFile(file).catch(({ code }) => {
    throw new UserError(
      `${file}: this file cannot be opened (${code}). Close other programs that use it, and try again.`,
    );
  });
  if (content.length === 0)
    throw new UserError(`${file}: this file is empty. Expected: a photograph. Copy it again.`);
  if (isHeic(content))
    throw new UserError(
      `${file}: this is a HEIC photograph, whatever its name says, which many browsers cannot show. Expected: a JPEG. ${howToGetJpeg}`,
    );
  const isCut = isCutJpeg(content);
  const options: SharpOptions = { failOn: isCut ? 'none' : 'error', limitInputPixels: false };
  const { autoOrient } = await sharp(content, options).metadata().catch(unreadable(file));
  const warning = `${file}: the end of this file is missing, so a part of the picture may be gray. Copy it again from where you have it.`;
  return {
    content,
    options,
    size: [autoOrient.width, autoOrient.height],
    warnings: isCut ? [warning] : [],
  };
}

/** Turns an error of sharp into one that names the file. */
export function unreadable(file: string) {
  return ({ message }: Error): never => {
    const [reason] = message.split('\n');
    throw new UserError(
      `${file}: this file could not be read as a picture (${reason}). Expected: a photograph that opens elsewhere. Open it, and save it as JPEG; if it does not open, copy it again from where you have it.`,
    );
  };
}

/** By the brands that a file in this format begins with. AVIF is another kind of it. */
function isHeic(content: Buffer): boolean {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = content.toString('latin1', 8, content.readUInt32BE(0));
  return /hei[cmsx]|hev[cmsx]/.test(brands) && !brands.includes('avif');
}

/** Whether a JPEG has no end marker after its last header. Those before may contain a thumbnail. */
function isCutJpeg(content: Buffer): boolean {
  if (content[0] !== 0xff || content[1] !== 0xd8) return false;
  let at = 2;
  while (at + 3 < content.length && content[at + 1] !== 0xda)
    at += 2 + content.readUInt16BE(at + 2);
  return !content.includes(Buffer.from([0xff, 0xd9]), at);
}
