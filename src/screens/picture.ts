import type { PictureProps } from '../components/media/Picture';
import { pictures } from '../content/pictures';
import type { PictureName } from '../content/schema';

/** A picture by its name in content, as the parts that show pictures take it. */
export function picture(name: PictureName): Pick<PictureProps, 'name' | 'alt' | 'light'> {
  const { alt, light } = pictures[name];
  return { name, alt, light };
}
