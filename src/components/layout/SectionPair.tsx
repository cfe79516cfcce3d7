import type { ReactNode } from 'react';
import styles from './SectionPair.module.css';
import { Split } from './Split';

/** Two sections, side by side where there is room; the second one is longer. */
export function SectionPair({ children }: { children: ReactNode }) {
  return (
    <Split ratio="5:7" from="large" className={styles.pair}>
      {children}
    </Split>
  );
}
