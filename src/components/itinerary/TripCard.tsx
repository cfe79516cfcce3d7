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

/** A featured trip in the style of a tea label, with its length and season below the description. */
export function TripCard({ title, description, length, season, picture, color }: TripCardProps) {
  return (
    <article className={styles.poster} data-color={color}>
      <div className={styles.picture}>
        <Picture
          {...picture}
          crop="card"
          sizes="(min-width: 67.5625rem) 17rem, (min-width: 40rem) 45vw, 84vw"
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
