import type { ReactNode } from 'react';
import layout from '../../styles/layout.module.css';
import styles from './Card.module.css';

/** A surface with a colored edge, for items in a `Grid`. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={`${layout.box} ${styles.card}`}>{children}</div>;
}
