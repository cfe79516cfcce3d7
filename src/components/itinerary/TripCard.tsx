import { media } from '../../styles/breakpoints';
import type { Action } from '../../types';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import { NavigateButton } from '../navigation/NavigateButton';
import styles from './TripCard.module.css';

interface TripCardProps {
  title: string;
  description: string;
  season: string;
  action: Action;
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
      <h3>{title}</h3>
      <p>{description}</p>
      <p className={styles.season}>{season}</p>
      <NavigateButton
        to={action.to}
        about={action.about}
        variant="secondary"
        shape="fitted"
        className={styles.ask}
      >
        {action.label}
      </NavigateButton>
    </div>
  );
}
