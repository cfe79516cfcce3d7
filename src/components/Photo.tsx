import styles from './Photo.module.css';
import { Picture, type PictureProps } from './Picture';

interface PhotoProps {
  picture: PictureProps;
  title: string;
  description: string;
}

/** A picture of the gallery with its caption: a title and what a guide would tell there. */
export function Photo({ picture, title, description }: PhotoProps) {
  return (
    <figure className={styles.photo}>
      <div className={styles.picture}>
        <Picture {...picture} sizes="(max-width: 40rem) 90vw, 38rem" />
      </div>
      <figcaption>
        <h3>{title}</h3>
        <p>{description}</p>
      </figcaption>
    </figure>
  );
}
