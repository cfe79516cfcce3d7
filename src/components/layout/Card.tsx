import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A plate with a colored edge: the surface of things that stand side by side. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
