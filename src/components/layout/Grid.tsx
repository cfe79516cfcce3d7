import type { ReactNode } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  /** The number of columns in a wide window; narrower ones have fewer. */
  columns: 2 | 3 | 4;
  /** Two columns on phones too, for items with little text. */
  isPaired?: boolean;
  children: ReactNode[];
}

/** A responsive grid with list semantics. Each child is an `li` (WCAG 1.3.1). */
export function Grid({ columns, isPaired, children }: GridProps) {
  return (
    <ul role="list" className={styles.grid} data-columns={columns} data-paired={isPaired}>
      {children}
    </ul>
  );
}
