import type { ReactNode } from 'react';
import { classNames } from '../utils/classNames';
import { Split } from './Split';
import styles from './TwoColumn.module.css';

interface TwoColumnProps {
  media: ReactNode;
  /** Media before the text is centered beside it; media after it is as tall as the text. */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** Media beside text. The DOM order follows the visual order (WCAG 1.3.2, 2.4.3). */
export function TwoColumn({ media, side = 'start', children }: TwoColumnProps) {
  return (
    <Split
      ratio={side === 'start' ? '11:10' : '10:11'}
      className={classNames(styles.columns, side === 'end' && styles.stretched)}
    >
      {side === 'start' && <div>{media}</div>}
      <div className={styles.text}>{children}</div>
      {side === 'end' && <div>{media}</div>}
    </Split>
  );
}
