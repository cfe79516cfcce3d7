import { UserError } from '../../userError.ts';
import { drawingSize, portraitSize } from '../encoding/crops.ts';
import { encodeDrawing } from '../encoding/encode-picture.ts';
import { isPhotograph } from '../encoding/find-pictures.ts';
import { readPhotograph } from '../encoding/read-photograph.ts';
import type { PictureContent } from './picture-rules.ts';

/**
 * Reads each picture as the build does, but encodes none.
 *
 * @returns one message for each file that cannot be shown
 */
export async function findPictureErrors({ pictures, files }: PictureContent): Promise<string[]> {
  const errors: string[] = [];
  for (const [name, file] of Object.entries(files)) {
    const size = name.startsWith('portraits/')
      ? portraitSize
      : (pictures[name]?.size ?? drawingSize);
    try {
      if (isPhotograph(file)) await readPhotograph(file);
      else await encodeDrawing(file, [0, 0, ...size], false);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      errors.push(error.message);
    }
  }
  return errors;
}
