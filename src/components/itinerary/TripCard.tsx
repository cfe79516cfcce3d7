import { media } from '../../styles/breakpoints';
import { Picture, type PictureProps } from '../media/Picture';
import styles from './TripCard.module.css';

interface TripCardProps {
  title: string;
  description: string;
  length: string;
  season: string;
  picture: PictureProps;
  color: 'sea' | 'clay' | 'bark' | 'pond';
}

/** A trip as a tea label: mount, picture with a cream keyline, name, and two facts under a rule. */
export function TripCard({ title, description, length, season, picture, color }: TripCardProps) {
  return (
    <article className={styles.card} data-color={color}>
      <div className={styles.picture}>
        <Picture
          {...picture}
          crop="card"
          sizes={`not ${media.menu} 17rem, ${media.small} 45vw, 84vw`}
        />
      </div>
      <h3>{title}</h3>
      <p>{description}</p>
      <div className={styles.facts}>
        <p>{length}</p>
        <p>{season}</p>
      </div>
    </article>
  );
}
