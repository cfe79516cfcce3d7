import type { ReactNode } from 'react';
import styles from './SectionPair.module.css';

/** Two short sections, side by side where there is room. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
