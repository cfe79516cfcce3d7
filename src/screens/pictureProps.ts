import type { PictureProps } from '../components/media/Picture';
import { pictures } from '../content/pictures';
import type { PictureName } from '../content/schema';

/** The props of `Picture` for a picture that content names. */
export function pictureProps(
  name: PictureName,
): Pick<PictureProps, 'name' | 'alt' | 'placeholder'> {
  const { alt, placeholder } = pictures[name];
  return { name, alt, placeholder };
}

/** The same for a picture that another screen shows with its alt text: here it is decorative. */
export function decorativeProps(name: PictureName) {
  return { ...pictureProps(name), isDecorative: true };
}
