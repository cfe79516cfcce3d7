import { classNames } from '../utils/classNames';
import styles from './Split.module.css';
import { Surface, type SurfaceProps } from './Surface';

const ratios = {
  '1:1': styles.ratio1to1,
  '10:11': styles.ratio10to11,
  '11:10': styles.ratio11to10,
  '3:2': styles.ratio3to2,
  '5:7': styles.ratio5to7,
  '7:5': styles.ratio7to5,
};
const widths = { tablet: styles.fromTablet, large: styles.fromLarge };

interface SplitProps extends SurfaceProps {
  /** How the width is divided. */
  ratio?: keyof typeof ratios;
  /** The narrowest window in which there is room for both. */
  from?: keyof typeof widths;
}

/**
 * Two parts beside each other, and one below the other where there is no room for both. The gap between them
 * is up to the component that uses it.
 */
export function Split({ ratio = '1:1', from = 'tablet', className, ...props }: SplitProps) {
  return (
    <Surface
      {...props}
      className={classNames(styles.split, ratios[ratio], widths[from], className)}
    />
  );
}
