import type { Rating } from '../../types';
import { Icon } from './Icon';
import styles from './Stars.module.css';

export interface StarsProps {
  rating: Rating;
  /** What screen readers say in their place (WCAG 1.1.1). */
  label: string;
  /** The size of a star, in px. */
  size?: number;
}

/** A rating in whole stars. */
export function Stars({ rating, label, size = 20 }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: rating }, (_, index) => (
        <Icon key={index} name="star" size={size} />
      ))}
    </span>
  );
}
