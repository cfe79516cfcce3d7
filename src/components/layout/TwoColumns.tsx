import { classNames } from '../utils/classNames';
import { Surface, type SurfaceProps } from './Surface';
import styles from './TwoColumns.module.css';

const widths = { tablet: styles.fromTablet, large: styles.fromLarge };

interface TwoColumnsProps extends SurfaceProps {
  /** The narrowest window in which there is room for both. */
  from?: keyof typeof widths;
  /** Where the lower one is beside the higher one. By default, it is stretched to the same height. */
  align?: 'start';
}

/**
 * Two halves beside each other, and one below the other where there is no room for both. The DOM order is
 * the visual order (WCAG 1.3.2, 2.4.3).
 */
export function TwoColumns({ from = 'tablet', align, className, ...props }: TwoColumnsProps) {
  const names = classNames(styles.columns, widths[from], align && styles.start, className);
  return <Surface {...props} className={names} />;
}
