import { Picture, type PictureProps } from './Picture';
import styles from './Plate.module.css';

interface PlateProps {
  picture: PictureProps;
  caption: string;
}

/** A mounted picture with its caption. */
export function Plate({ picture, caption }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <div className={styles.picture}>
        <Picture {...picture} shape="plate" sizes="(max-width: 47.5rem) 90vw, 40rem" />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
