import { classNames } from '../utils/classNames';
import styles from './Grid.module.css';
import { Surface, type SurfaceProps } from './Surface';

const counts = { 3: styles.three, 4: styles.four };

interface GridProps extends SurfaceProps {
  as?: 'ul' | 'dl';
  /** The most columns, in a wide window. */
  count: keyof typeof counts;
  /** Two columns on phones too, for items with little text. */
  isPaired?: boolean;
}

/**
 * Items in columns; those in the last row share its width. By default a list, of which each child is an
 * `li` (WCAG 1.3.1).
 */
export function Grid({ as = 'ul', count, isPaired, className, ...props }: GridProps) {
  return (
    <Surface
      as={as}
      role={as === 'ul' ? 'list' : undefined}
      {...props}
      className={classNames(styles.grid, counts[count], isPaired && styles.paired, className)}
    />
  );
}
