import { classNames } from '../utils/classNames';
import styles from './Grid.module.css';
import { Surface, type SurfaceProps } from './Surface';

const counts = { 3: styles.three, 4: styles.four };

interface GridProps extends Omit<SurfaceProps, 'as' | 'role'> {
  /** The most columns, in a wide window: by default, two. */
  count?: keyof typeof counts;
}

/**
 * A list in columns. Each child is an `li` (WCAG 1.3.1). The items in the last row share its width.
 */
export function Grid({ count, className, ...props }: GridProps) {
  return (
    <Surface
      {...props}
      as="ul"
      role="list"
      className={classNames(styles.grid, count && counts[count], className)}
    />
  );
}
