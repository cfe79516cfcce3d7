import { media } from '../../styles/breakpoints';
import layout from '../../styles/layout.module.css';
import styles from './FramedFigure.module.css';
import { Picture, type PictureProps } from './Picture';

interface FramedFigureProps {
  /** By default, its `sizes` are those of a picture in a `TwoColumn`. */
  picture: PictureProps;
  caption: string;
}

const columnSizes = `${media.phone} 88vw, min(46vw, 38rem)`;

/** A framed picture with a caption. */
export function FramedFigure({ picture, caption }: FramedFigureProps) {
  return (
    <figure className={`${layout.mount} ${styles.figure}`}>
      <div className={`${layout.frame} ${styles.picture}`}>
        <Picture sizes={columnSizes} {...picture} crop="figure" />
      </div>
      <figcaption className={layout.caption}>{caption}</figcaption>
    </figure>
  );
}
