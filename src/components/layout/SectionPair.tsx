import type { ReactNode } from 'react';
import layout from '../../styles/layout.module.css';
import styles from './SectionPair.module.css';

/** Two sections, side by side where there is room; the second one is longer. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className={`${layout.center} ${styles.pair}`}>{children}</div>;
}
