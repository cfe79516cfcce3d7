import styles from './FramedFigure.module.css';
import { Picture, type PictureProps } from './Picture';

interface FramedFigureProps {
  picture: PictureProps;
  caption: string;
}

/** A framed picture with a caption. */
export function FramedFigure({ picture, caption }: FramedFigureProps) {
  return (
    <figure className={styles.plate}>
      <div className={styles.picture}>
        <Picture
          {...picture}
          crop="figure"
          sizes="(min-width: 80rem) 36rem, (min-width: 56rem) 46vw, 88vw"
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
