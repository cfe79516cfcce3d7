import type { ReactNode } from 'react';
import layout from '../../styles/layout.module.css';
import styles from './TwoColumn.module.css';

interface TwoColumnProps {
  media: ReactNode;
  /** Whether the media comes before or after the text. */
  side?: 'start' | 'end';
  /** Aligns the tops of both columns, or both edges; by default they are centered. */
  align?: 'start' | 'stretch';
  children: ReactNode;
}

/** Media beside text. The DOM order follows the visual order (WCAG 1.3.2, 2.4.3). */
export function TwoColumn({ media, side = 'start', align, children }: TwoColumnProps) {
  return (
    <div className={`${layout.columns} ${styles.columns}`} data-side={side} data-align={align}>
      {side === 'start' && <div>{media}</div>}
      <div className={styles.text}>{children}</div>
      {side === 'end' && <div>{media}</div>}
    </div>
  );
}
