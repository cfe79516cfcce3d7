import { media } from '../../styles/breakpoints';
import type { Trip } from '../../types';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import { NavigateButton } from '../navigation/NavigateButton';
import { Text } from '../text/Text';
import styles from './TripCard.module.css';

interface TripCardProps extends Trip {
  picture: PictureProps;
  color: 'sea' | 'clay' | 'bark' | 'pond';
}

/** A featured trip in the style of a tea label, with its months and a button to plan it. */
export function TripCard({ title, description, season, action, picture, color }: TripCardProps) {
  return (
    <div className={styles.card} data-color={color} data-theme="dark">
      <Surface look="frame" hasKeyline className={styles.picture}>
        <Picture
          {...picture}
          isFilling
          isZoomable
          crop="card"
          sizes={`${media.phone} 38vw, ${media.menu} 45vw, 17rem`}
          densePhoneSize="24vw"
        />
      </Surface>
      <Text as="h3">{title}</Text>
      <Text>{description}</Text>
      <Text className={styles.season}>{season}</Text>
      <NavigateButton
        action={action}
        variant="secondary"
        shape="fitted"
        className={styles.action}
      />
    </div>
  );
}
