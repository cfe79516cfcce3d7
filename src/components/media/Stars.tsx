import { Icon } from './Icon';
import styles from './Stars.module.css';

/** A rating in whole stars, announced once as "5 out of 5 stars" (WCAG 1.1.1). */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].slice(0, rating).map((star) => (
        <Icon key={star} name="star" size={20} />
      ))}
    </span>
  );
}
