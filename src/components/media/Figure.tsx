import { Surface } from '../layout/Surface';
import { classNames } from '../utils/classNames';
import { Caption } from './Caption';
import styles from './Figure.module.css';
import { Picture, type PictureProps } from './Picture';
import type { PictureSizes } from './pictureSizes';

interface FigureProps {
  picture: PictureProps & { sizes: PictureSizes };
  caption: string;
  /** Leaves the figure out of printouts. */
  isScreenOnly?: boolean;
  /** Says where the figure stands in the layout around it. */
  className?: string;
}

/** A picture with a caption. */
export function Figure(props: FigureProps) {
  const { picture, caption, isScreenOnly, className } = props;
  return (
    <figure
      className={classNames(styles.figure, className)}
      data-print={isScreenOnly ? 'no' : undefined}
    >
      <Surface look="picture" className={styles.picture}>
        <Picture {...picture} isFilling />
      </Surface>
      <Caption>{caption}</Caption>
    </figure>
  );
}
