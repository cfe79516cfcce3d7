import { type IconName, icons } from '../../icons';
import { classNames } from '../utils/classNames';
import styles from './Icon.module.css';

/** Point along the lines of text, and so the other way where those start at the right. */
const directionalIcons: readonly IconName[] = ['arrow', 'next', 'previous'];

interface IconProps {
  name: IconName;
  /** Width and height in CSS px. */
  size?: number;
  /** In the accent color rather than that of the text. */
  isAccent?: boolean;
}

/** An icon. Always decorative: place it next to text or in a named control (WCAG 1.1.1). */
export function Icon({ name, size = 24, isAccent }: IconProps) {
  const [lines, areas] = icons[name].split('|');
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames(
        styles.icon,
        isAccent && styles.accent,
        directionalIcons.includes(name) && styles.directional,
      )}
      width={size}
      height={size}
    >
      {areas && <path d={areas} />}
      {lines && <path className={styles.line} d={lines} />}
    </svg>
  );
}
