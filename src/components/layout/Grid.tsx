import { classNames } from '../utils/classNames';
import styles from './Grid.module.css';
import { Surface, type SurfaceProps } from './Surface';

const counts = { 3: styles.three, 4: styles.four };
const rowCounts = {
  2: classNames(styles.aligned, styles.rows2),
  5: classNames(styles.aligned, styles.rows5),
};

interface GridProps extends Omit<SurfaceProps, 'as' | 'role'> {
  /** The most columns, in a wide window: by default, two. */
  count?: keyof typeof counts;
  /** How many parts the child of each item has, if these begin at the same height as those of its neighbors. */
  rows?: keyof typeof rowCounts;
}

/**
 * A list in columns. Each child is an `li` (WCAG 1.3.1). The items in the last row share its width.
 */
export function Grid({ count, rows, className, ...props }: GridProps) {
  return (
    <Surface
      {...props}
      as="ul"
      role="list"
      className={classNames(
        styles.grid,
        count && counts[count],
        rows && rowCounts[rows],
        className,
      )}
    />
  );
}
