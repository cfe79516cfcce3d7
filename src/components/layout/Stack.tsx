import { classNames } from '../utils/classNames';
import styles from './Stack.module.css';
import { Surface, type SurfaceProps } from './Surface';

const gaps = {
  2: styles.gap2,
  3: styles.gap3,
  4: styles.gap4,
  5: styles.gap5,
  6: styles.gap6,
  8: styles.gap8,
};

interface StackProps extends SurfaceProps {
  /** The step of the spacing scale between the items. */
  gap?: keyof typeof gaps;
}

/** Items one below the other. */
export function Stack({ gap = 5, className, ...props }: StackProps) {
  return <Surface {...props} className={classNames(styles.stack, gaps[gap], className)} />;
}
