import type { ReactNode } from 'react';
import styles from './TwoColumn.module.css';

interface TwoColumnProps {
  /** The picture or player, and which side it stands on where there is room for two. */
  media: ReactNode;
  side?: 'start' | 'end';
  /** Whether words as long as what stands beside them begin on one line with it. */
  align?: 'start';
  children: ReactNode;
}

/** A picture or player beside words, in the order in which they are seen (WCAG 2.4.3). */
export function TwoColumn({ media, side = 'start', align, children }: TwoColumnProps) {
  return (
    <div className={styles.columns} data-side={side} data-align={align}>
      {side === 'start' && <div>{media}</div>}
      <div className={styles.text}>{children}</div>
      {side === 'end' && <div>{media}</div>}
    </div>
  );
}
