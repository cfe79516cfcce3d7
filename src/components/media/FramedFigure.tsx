import { media } from '../../styles/breakpoints';
import styles from './FramedFigure.module.css';
import { Picture, type PictureProps } from './Picture';

interface FramedFigureProps {
  /** By default, its `sizes` are those of a picture in a `TwoColumn`. */
  picture: PictureProps;
  caption: string;
}

const columnSizes = `${media.xlarge} 38rem, not ${media.phone} 46vw, 88vw`;

/** A framed picture with a caption. */
export function FramedFigure({ picture, caption }: FramedFigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <Picture sizes={columnSizes} {...picture} crop="figure" />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
