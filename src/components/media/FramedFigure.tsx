import { Surface } from '../layout/Surface';
import { classNames } from '../utils/classNames';
import { Caption } from './Caption';
import styles from './FramedFigure.module.css';
import { Picture, type PictureProps } from './Picture';
import type { PictureSizes } from './pictureSizes';

interface FramedFigureProps {
  picture: PictureProps & { sizes: PictureSizes };
  caption: string;
  /** Leaves the figure out of printouts. */
  isScreenOnly?: boolean;
  /** Says where the figure stands in the layout around it. */
  className?: string;
}

/** A framed picture with a caption. */
export function FramedFigure(props: FramedFigureProps) {
  const { picture, caption, isScreenOnly, className } = props;
  return (
    <Surface
      as="figure"
      className={classNames(styles.figure, className)}
      data-print={isScreenOnly ? 'no' : undefined}
    >
      <Surface look="picture" className={styles.picture}>
        <Picture {...picture} isFilling />
      </Surface>
      <Caption>{caption}</Caption>
    </Surface>
  );
}
