import type { Action, TravelerType } from '../../types';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import type { PictureSizes } from '../media/pictureSizes';
import { NavigateButton } from '../navigation/NavigateButton';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';
import styles from './TravelerCard.module.css';

interface TravelerCardProps extends TravelerType {
  /** A decorative drawing with a transparent background. */
  picture: PictureProps;
  action: Action;
}

const vignetteSizes: PictureSizes = { phoneVw: 37, wider: 'min(43vw, 24.5rem)' };

/** A card for one type of traveler. Its title is part of the button's name (WCAG 2.4.9). */
export function TravelerCard({
  title,
  description,
  features,
  picture,
  action,
  about,
  example,
}: TravelerCardProps) {
  return (
    <Surface look="card">
      <div className={styles.head} data-theme="dark">
        <Text as="h3">{title}</Text>
        <div className={styles.vignette}>
          <Picture {...picture} isDecorative sizes={vignetteSizes} />
        </div>
      </div>
      <Text>{description}</Text>
      <CheckList items={features} />
      <NavigateButton
        action={{ ...action, about: about ?? title, example }}
        look="secondary"
        name={`${action.label}: ${title}`}
      />
    </Surface>
  );
}
