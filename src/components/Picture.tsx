import { pictureSource } from '../services/pictures';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Name of the picture and what it shows, as content describes it. */
  name: string;
  alt: string;
  /** The light it is drawn in: gives the ground its color while the picture loads, or if it fails. */
  light: 'dawn' | 'golden' | 'midday' | 'dusk' | 'night';
  shape?: 'whole' | 'poster' | 'plate' | 'phone';
  /** The shape to show on screens up to 760 px wide instead. */
  phoneShape?: 'phone' | 'plate';
  /** How wide it is shown, for photographs in several widths; as the sizes attribute. */
  sizes?: string;
  /** The one picture of the first view: loaded first, all others when they come near. */
  isFirst?: boolean;
  /** True where the picture adds nothing to the words beside it: its alt is then empty on purpose. */
  isDecorative?: boolean;
}

/**
 * One picture with its size reserved. Without an alt text, and not declared decorative, it logs one
 * error and shows nothing (spec 8).
 */
export function Picture(props: PictureProps) {
  const { name, alt, light, shape = 'whole', phoneShape, sizes = '100vw' } = props;
  if (!alt.trim() && !props.isDecorative) {
    console.error(
      `Picture "${name}": the prop "alt" is empty. Say what it shows, or set isDecorative.`,
    );
    return null;
  }
  const source = pictureSource(name, shape);
  const phone = phoneShape && pictureSource(name, phoneShape);
  return (
    <picture className={styles.frame} data-light={light}>
      {phone && (
        <source
          media="(max-width: 47.5rem)"
          srcSet={phone.srcSet ?? phone.src}
          sizes={phone.srcSet && '100vw'}
          width={phone.width}
          height={phone.height}
        />
      )}
      <img
        className={styles.image}
        src={source.src}
        srcSet={source.srcSet}
        sizes={source.srcSet && sizes}
        width={source.width}
        height={source.height}
        alt={props.isDecorative ? '' : alt}
        loading={props.isFirst ? 'eager' : 'lazy'}
        fetchPriority={props.isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
