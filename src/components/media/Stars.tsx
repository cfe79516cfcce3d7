import { Icon } from './Icon';
import styles from './Stars.module.css';

export interface StarsProps {
  /** The number of stars, 1 to 5. */
  rating: number;
  /** What screen readers say in their place (WCAG 1.1.1). */
  label: string;
}

/** A rating in whole stars. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].slice(0, rating).map((star) => (
        <Icon key={star} name="star" size={20} />
      ))}
    </span>
  );
}
