import { useId } from 'react';
import type { TabId } from '../../navigation';
import { media } from '../../styles/breakpoints';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import { NavigateButton } from '../navigation/NavigateButton';
import styles from './TripCard.module.css';

interface TripCardProps {
  title: string;
  description: string;
  season: string;
  ask: { label: string; to: TabId };
  picture: PictureProps;
  color: 'sea' | 'clay' | 'bark' | 'pond';
}

/** A featured trip in the style of a tea label, with its season and a button to ask about it. */
export function TripCard({ title, description, season, ask, picture, color }: TripCardProps) {
  const heading = useId();
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
      <h3 id={heading}>{title}</h3>
      <p>{description}</p>
      <p className={styles.season}>{season}</p>
      <NavigateButton
        to={ask.to}
        variant="secondary"
        shape="fitted"
        describedBy={heading}
        className={styles.ask}
      >
        {ask.label}
      </NavigateButton>
    </div>
  );
}
