import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A surface with a colored edge, for items in a `Grid`. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
