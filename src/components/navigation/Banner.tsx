import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** The strip at the top of every page. It stays in view where there is room for it. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <header className={styles.banner}>
      <div className={styles.bar}>{children}</div>
    </header>
  );
}
