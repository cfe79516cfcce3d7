import { mediaQueries } from '../../styles/breakpoints';
import type { Trip } from '../../types';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import { NavigateButton } from '../navigation/NavigateButton';
import { Text } from '../text/Text';
import styles from './TripCard.module.css';

interface TripCardProps extends Trip {
  picture: PictureProps;
}

/** A featured trip, as an item of a `Grid`, in the style of a tea label, with its months and a button to plan it. */
export function TripCard(props: TripCardProps) {
  const { title, description, season, action, picture } = props;
  return (
    <li className={styles.card} data-theme="dark">
      <Surface look="picture" className={styles.picture}>
        <Picture
          {...picture}
          isFilling
          crop="card"
          narrower={{ crop: 'full', media: mediaQueries.phone }}
          sizes={{ phoneVw: 85, wider: `${mediaQueries.narrow} 45vw, 17rem` }}
        />
      </Surface>
      <Text as="h3" className={styles.title}>
        {title}
      </Text>
      <Text size="small" className={styles.description}>
        {description}
      </Text>
      <Text size="small" className={styles.season}>
        {season}
      </Text>
      <NavigateButton action={action} look="secondary" shape="fitted" />
    </li>
  );
}
