import type { IconName } from '../../types';
import styles from './Icon.module.css';
import { icons } from './icons';

interface IconProps {
  name: IconName;
  /** Height and width in CSS px. */
  size?: number;
}

/** A line icon. Always decoration: the words beside it say the same. */
export function Icon({ name, size = 24 }: IconProps) {
  const [line, accent] = icons[name].split('|');
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {accent && <path className={styles.accent} d={accent} />}
      {line && <path className={styles.line} d={line} />}
    </svg>
  );
}
