import { classNames } from '../utils/classNames';
import styles from './Cluster.module.css';
import { Surface, type SurfaceProps } from './Surface';

const gaps = { 2: styles.gap2, 3: styles.gap3 };

interface ClusterProps extends SurfaceProps {
  /** The step of the spacing scale between the items. */
  gap?: keyof typeof gaps;
}

/** Items in rows, as many in each as fit. */
export function Cluster({ gap = 3, className, ...props }: ClusterProps) {
  return <Surface {...props} className={classNames(styles.cluster, gaps[gap], className)} />;
}
