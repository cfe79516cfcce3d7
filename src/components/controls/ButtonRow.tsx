import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons in a row; on phones they share the width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
