import { classNames } from '../utils/classNames';
import styles from './Split.module.css';
import { Surface, type SurfaceProps } from './Surface';

const ratios = {
  '1:1': styles.even,
  '1.1:1': styles.ratio11to10,
  '1:1.1': styles.ratio10to11,
  '1.5:1': styles.ratio3to2,
  '1.4:1': styles.ratio7to5,
  '1:1.4': styles.ratio5to7,
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
