import { classNames } from '../utils/classNames';
import styles from './Cluster.module.css';
import { Surface, type SurfaceProps } from './Surface';

/** Items in rows, as many in each as fit. */
export function Cluster({ gap = 3, className, ...props }: SurfaceProps) {
  return <Surface {...props} gap={gap} className={classNames(styles.cluster, className)} />;
}
