import { classNames } from '../utils/classNames';
import styles from './Stack.module.css';
import { Surface, type SurfaceProps } from './Surface';

/** Items one below the other. */
export function Stack({ gap = 5, className, ...props }: SurfaceProps) {
  return <Surface {...props} gap={gap} className={classNames(styles.stack, className)} />;
}
