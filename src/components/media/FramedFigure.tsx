import { media } from '../../styles/breakpoints';
import styles from './FramedFigure.module.css';
import { Picture, type PictureProps } from './Picture';

interface FramedFigureProps {
  picture: PictureProps;
  caption: string;
}

/** A framed picture with a caption. */
export function FramedFigure({ picture, caption }: FramedFigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <Picture
          {...picture}
          crop="figure"
          sizes={`${media.xlarge} 36rem, ${media.large} 46vw, 88vw`}
        />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
