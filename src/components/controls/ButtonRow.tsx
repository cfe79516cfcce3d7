import type { ReactNode } from 'react';
import { Cluster } from '../layout/Cluster';
import styles from './ButtonRow.module.css';

/** Buttons in a row; on phones they share the width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <Cluster className={styles.row}>{children}</Cluster>;
}
