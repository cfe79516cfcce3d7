import { mediaQueries } from '../../styles/breakpoints';
import { Button } from '../controls/Button';
import { Surface } from '../layout/Surface';
import { Text } from '../text/Text';
import { Icon } from './Icon';
import styles from './Photo.module.css';
import { Picture, type PictureProps } from './Picture';

export interface CaptionedPicture {
  picture: PictureProps;
  title: string;
  description: string;
}

interface PhotoProps extends CaptionedPicture {
  /** The accessible name of the button that covers the picture. */
  enlargeLabel: string;
  onEnlarge: () => void;
}

/** A picture of the gallery with its caption and the button that opens it in the viewer. */
export function Photo({ picture, title, description, enlargeLabel, onEnlarge }: PhotoProps) {
  return (
    <Surface as="figure" look="card" className={styles.photo}>
      <Surface look="frame" hasKeyline className={styles.picture}>
        <Picture
          {...picture}
          isFilling
          sizes={{ phone: 88, wider: `${mediaQueries.large} min(58vw, 50rem), 88vw` }}
        />
        <Button
          look="plain"
          className={styles.enlarge}
          aria-label={enlargeLabel}
          aria-haspopup="dialog"
          onPress={onEnlarge}
        >
          <span className={styles.icon}>
            <Icon name="enlarge" />
          </span>
        </Button>
      </Surface>
      <figcaption>
        <Text as="h3">{title}</Text>
        <Text size="small" isMuted className={styles.description}>
          {description}
        </Text>
      </figcaption>
    </Surface>
  );
}
