import { type PictureSource, pictureSource } from '../../services/pictures';
import { media } from '../../styles/breakpoints';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Name of the picture and what it shows, as content describes it. */
  name: string;
  alt: string;
  /** The light it is drawn in: gives the surface its color while the picture loads, or if it fails. */
  light: 'dawn' | 'golden' | 'midday' | 'dusk' | 'night';
  crop?: 'full' | 'card' | 'figure' | 'phone';
  /** The shape to show on phones and tablets, up to 1080 px wide, instead. */
  hasPhoneCrop?: boolean;
  /** How wide it is shown, as the sizes attribute: lets a browser choose among widths. */
  sizes?: string;
  /** The one picture of the first view: loaded first, all others when they come near. */
  priority?: boolean;
  /** True where the picture adds nothing to the words beside it: its alt is then empty on purpose. */
  isDecorative?: boolean;
}

// Nobody sees more than about twice the density: denser phones take the copy for that.
const densePhones = `${media.phone} and (min-resolution: 2.5dppx) 62vw`;
// The crop for phones fills an upright window; 88vw picks a lighter file, which loads a sixth of a
// second sooner. In a wider window on its side, the text stands beside it (BackdropHero.module.css).
const besideText = `(not ${media.phone}) and (orientation: landscape) 60vw`;
const phoneWidths = `${densePhones}, ${besideText}, 88vw`;

/**
 * One picture with its size reserved. Without an alt text, and not declared decorative, it logs one
 * error and shows nothing (spec 8).
 */
export function Picture(props: PictureProps) {
  const { name, alt, light, crop = 'full', hasPhoneCrop, sizes = '100vw' } = props;
  if (!alt.trim() && !props.isDecorative) {
    console.error(
      `Picture "${name}": the prop "alt" is empty. Say what it shows, or set isDecorative.`,
    );
    return null;
  }
  const source = pictureSource(name, crop);
  const widths = `${densePhones}, ${sizes}`;
  return (
    <picture className={styles.frame} data-light={light}>
      {hasPhoneCrop && (
        <Sources source={pictureSource(name, 'phone')} sizes={phoneWidths} media={media.menu} />
      )}
      <Sources source={source} sizes={widths} />
      <img
        className={styles.image}
        src={source.src}
        srcSet={source.srcSet}
        sizes={source.srcSet && widths}
        width={source.width}
        height={source.height}
        alt={props.isDecorative ? '' : alt}
        loading={props.priority ? 'eager' : 'lazy'}
        fetchPriority={props.priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

interface SourcesProps {
  source: PictureSource;
  sizes: string;
  media?: string;
}

/** What a browser may show instead of the img: copies as AVIF, and another shape on phones. */
function Sources({ source, sizes, media }: SourcesProps) {
  const { src, srcSet, avif, width, height } = source;
  const size = { width, height };
  return (
    <>
      {avif && <source {...size} media={media} type="image/avif" srcSet={avif} sizes={sizes} />}
      {media && <source {...size} media={media} srcSet={srcSet ?? src} sizes={srcSet && sizes} />}
    </>
  );
}
