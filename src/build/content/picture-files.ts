import type { PictureInfo } from '../../types';
import { UserError } from '../../userError.ts';
import { drawingSize, portraitSize } from '../encoding/crops.ts';
import { encodeDrawing } from '../encoding/encode-picture.ts';
import { darkKey, isPhotograph, pictureKey, portraitFolder } from '../encoding/find-pictures.ts';
import { readPhotograph } from '../encoding/read-photograph.ts';

/**
 * Reads each picture that the build encodes, but encodes none.
 *
 * @returns one message for each file that cannot be shown
 */
export async function findPictureErrors(
  pictures: Record<string, PictureInfo>,
  files: Record<string, string>,
): Promise<string[]> {
  const errors: string[] = [];
  const portraits = Object.entries(files)
    .filter(([key]) => key.startsWith(portraitFolder))
    .map(([, file]) => ({ file, size: portraitSize }));
  const others = Object.entries(pictures).flatMap(([name, { size = drawingSize }]) =>
    [pictureKey(name), darkKey(name)].map((key) => ({ file: files[key], size })),
  );
  for (const { file, size } of [...portraits, ...others]) {
    // Dark editions are optional. A rule of content reports others.
    if (!file) continue;
    try {
      if (isPhotograph(file)) await readPhotograph(file);
      else await encodeDrawing(file, [0, 0, ...size], { isProduction: false, size });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(error.message);
    }
  }
  return errors;
}
