import { media } from '../../styles/breakpoints';
import layout from '../../styles/layout.module.css';
import utilities from '../../styles/utilities.module.css';
import { Button } from '../controls/Button';
import { GlossaryText } from '../text/GlossaryText';
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
    <figure className={`${layout.box} ${styles.photo}`}>
      <div className={`${layout.frame} ${styles.picture} ${utilities.keyline}`}>
        <Picture {...picture} sizes={`${media.large} min(58vw, 50rem), 88vw`} />
        <Button
          className={styles.enlarge}
          aria-label={enlargeLabel}
          aria-haspopup="dialog"
          onClick={onEnlarge}
        >
          <span>
            <Icon name="enlarge" />
          </span>
        </Button>
      </div>
      <figcaption>
        <h3>{title}</h3>
        <p>
          <GlossaryText>{description}</GlossaryText>
        </p>
      </figcaption>
    </figure>
  );
}
