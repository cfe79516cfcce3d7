import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import type { PictureSizes } from '../media/pictureSizes';
import { Text } from '../text/Text';
import styles from './CardHead.module.css';

interface CardHeadProps {
  title: string;
  /** The id of the heading, for an element that it labels. */
  headingId?: string;
  /** A decorative drawing with a transparent background. */
  picture: PictureProps;
  /** Whether it is a map, which is never cropped or mirrored. */
  isMap?: boolean;
}

const sizes: PictureSizes = { phoneVw: 89, wider: '24.5rem' };

/** The head of a card: a colored panel with a heading, and a drawing that reaches the edges of the card, or a map. */
export function CardHead({ title, headingId, picture, isMap }: CardHeadProps) {
  return (
    <div className={styles.head} data-theme="dark">
      <Text as="h3" id={headingId}>
        {title}
      </Text>
      <Surface look="drawing" className={isMap ? styles.map : styles.picture} data-print="no">
        <Picture {...picture} isDecorative sizes={sizes} />
      </Surface>
    </div>
  );
}
