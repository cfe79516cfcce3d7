import type { FoundPicture, PictureFiles } from '../../services/findPicture';
import { darkScheme, mediaQueries } from '../../styles/breakpoints';
import type { CropName } from '../../types';
import { classNames } from '../utils/classNames';
import 'virtual:pictures.css';
import styles from './Picture.module.css';
import { type PictureSizes, sizesAttribute } from './pictureSizes';

export interface PictureProps extends FoundPicture {
  crop?: 'full' | CropName;
  /** The crop that replaces it in narrower windows, and its rendered width there, if that is not in `sizes`. */
  narrower?: { crop: 'full' | CropName; media: string; sizes?: PictureSizes };
  /** The rendered width. By default, that of the window. */
  sizes?: PictureSizes;
  /** Fills the frame around it, which crops the picture to its own size. */
  isFilling?: boolean;
  /** Renders an empty alt text, for a picture that adds nothing to the text next to it. */
  isDecorative?: boolean;
}

const windowSizes: PictureSizes = { phoneVw: 100, wider: '100vw' };

/**
 * A responsive picture whose `width` and `height` reserve its space, loaded lazily. If the alt text is
 * empty and the picture is not decorative, it logs one error and renders nothing (WCAG 1.1.1).
 *
 * @throws if the picture has no such crop, which fails the build
 */
export function Picture(props: PictureProps) {
  const { name, alt, placeholder, crops, darkCrops, narrower } = props;
  if (!alt.trim() && !props.isDecorative) {
    console.error(
      `Picture "${name}": the prop "alt" is empty. Describe the picture, or set isDecorative.`,
    );
    return null;
  }
  const crop = props.crop ?? 'full';
  const source = findCrop(name, crops, crop);
  const narrowSource = narrower && findCrop(name, crops, narrower.crop);
  const sizes = sizesAttribute(props.sizes ?? windowSizes);
  const narrowSizes = narrower?.sizes ? sizesAttribute(narrower.sizes) : sizes;
  return (
    <picture
      className={classNames(styles.frame, props.isFilling && styles.filling)}
      data-placeholder={placeholder}
      data-dark-edition={darkCrops && ''}
    >
      {/* The browser uses the first that matches, and loads no other. */}
      {darkCrops && narrower && (
        <Sources
          source={findCrop(name, darkCrops, narrower.crop)}
          sizes={narrowSizes}
          media={`${narrower.media} and ${darkScheme}`}
        />
      )}
      {darkCrops && (
        <Sources source={findCrop(name, darkCrops, crop)} sizes={sizes} media={darkScheme} />
      )}
      {narrower && narrowSource && (
        <Sources source={narrowSource} sizes={narrowSizes} media={narrower.media} />
      )}
      <Sources source={source} sizes={sizes} />
      {/* React sets attributes in this order. With `src` first, Safari would load it, too. */}
      <img
        className={styles.image}
        data-focus={source.focus}
        data-narrow-focus={
          narrower?.media === mediaQueries.narrow ? narrowSource?.focus : undefined
        }
        data-photograph={source.isPhotograph ? '' : undefined}
        loading="lazy"
        width={source.width}
        height={source.height}
        alt={props.isDecorative ? '' : alt}
        sizes={source.srcSet && sizes}
        srcSet={source.srcSet}
        src={source.src}
      />
    </picture>
  );
}

function findCrop(
  name: string,
  crops: FoundPicture['crops'],
  crop: CropName | 'full',
): PictureFiles {
  const files = crops[crop];
  if (!files) throw new Error(`Picture "${name}" has no crop "${crop}".`);
  return files;
}

interface SourcesProps {
  source: PictureFiles;
  sizes: string;
  media?: string;
}

/** The alternatives to the `img`: AVIF variants, and with `media`, another crop or edition. */
export function Sources({ source, sizes, media }: SourcesProps) {
  const { src, srcSet, avif, width, height } = source;
  // Without `media`, the picture has the size of the `img`.
  const size = media && { width, height };
  return (
    <>
      {avif && <source {...size} media={media} type="image/avif" sizes={sizes} srcSet={avif} />}
      {media && <source {...size} media={media} sizes={srcSet && sizes} srcSet={srcSet ?? src} />}
    </>
  );
}
