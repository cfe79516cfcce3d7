import { type PictureContent, validatePictures } from './picture-rules.ts';
import { type Content, validateTexts } from './text-rules.ts';

/**
 * Validates what the types of the content cannot express.
 *
 * @returns one message for each error: the file, the place in it, and what is expected
 */
export function validateContent({ pictures, files, ...texts }: Content & PictureContent): string[] {
  return [...validateTexts(texts), ...validatePictures(texts, { pictures, files })];
}
