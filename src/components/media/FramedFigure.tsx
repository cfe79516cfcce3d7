import { mediaQueries } from '../../styles/breakpoints';
import { Surface } from '../layout/Surface';
import { classNames } from '../utils/classNames';
import { Caption } from './Caption';
import styles from './FramedFigure.module.css';
import { Picture, type PictureProps } from './Picture';
import { columnSizes } from './pictureSizes';

interface FramedFigureProps {
  /** By default, its crop is `figure`, and its `sizes` are those of a picture beside text in `TwoColumns`. */
  picture: PictureProps;
  caption: string;
  /** Leaves the figure out of printouts. */
  isScreenOnly?: boolean;
  /** Says where the figure stands in the layout around it. */
  className?: string;
}

/** On phones, the figure is wide and low, so that the full picture fits it better than the crop. */
const onPhones = {
  crop: 'full',
  media: mediaQueries.phone,
  sizes: { phoneVw: 88, wider: '100vw' },
} as const;

/** A framed picture with a caption. */
export function FramedFigure(props: FramedFigureProps) {
  const { picture, caption, isScreenOnly, className } = props;
  return (
    <Surface
      as="figure"
      look="frame"
      className={classNames(styles.figure, className)}
      data-print={isScreenOnly ? 'no' : undefined}
    >
      <Surface look="picture" className={styles.picture}>
        <Picture crop="figure" narrower={onPhones} sizes={columnSizes} {...picture} isFilling />
      </Surface>
      <Caption>{caption}</Caption>
    </Surface>
  );
}
