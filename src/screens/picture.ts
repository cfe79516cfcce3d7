import type { PictureProps } from '../components/media/Picture';
import { pictures } from '../content/pictures';
import type { PictureName } from '../content/schema';

/** Looks up a picture of content and returns it as props of `Picture`. */
export function picture(name: PictureName): Pick<PictureProps, 'name' | 'alt' | 'placeholder'> {
  const { alt, placeholder } = pictures[name];
  return { name, alt, placeholder };
}

/** The same for a picture that another screen shows with its alt text: here it is decorative. */
export function decorativePicture(name: PictureName) {
  return { ...picture(name), isDecorative: true };
}
