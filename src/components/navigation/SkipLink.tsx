import { Link } from '../controls/Link';
import styles from './SkipLink.module.css';

/** The first tab stop: moves focus past the header (WCAG 2.4.1). */
export function SkipLink({ children }: { children: string }) {
  return (
    <Link look="primary" className={styles.skipLink} href="#main">
      {children}
    </Link>
  );
}
