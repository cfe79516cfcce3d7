import type { ReactNode } from 'react';
import layout from '../../styles/layout.module.css';
import styles from './Button.module.css';

/** Buttons in a row; on phones they share the width. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={`${layout.cluster} ${styles.row}`}>{children}</div>;
}
