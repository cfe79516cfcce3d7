import type { ReactNode } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  /** How many stand side by side where there is room. */
  columns: 2 | 3 | 4;
  children: ReactNode[];
}

/** Cards side by side, as a list. */
export function Grid({ columns, children }: GridProps) {
  return (
    <ul role="list" className={styles.grid} data-columns={columns}>
      {children}
    </ul>
  );
}
