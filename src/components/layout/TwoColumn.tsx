import type { ReactNode } from 'react';
import { classNames } from '../utils/classNames';
import { Split } from './Split';
import styles from './TwoColumn.module.css';

interface TwoColumnProps {
  /** What is beside the text, such as a video or a figure. */
  aside: ReactNode;
  /** Before the text, it is centered beside it; after the text, it is as tall as the text. */
  asidePosition?: 'start' | 'end';
  children: ReactNode;
}

/** Text with something beside it. The DOM order follows the visual order (WCAG 1.3.2, 2.4.3). */
export function TwoColumn({ aside, asidePosition = 'start', children }: TwoColumnProps) {
  return (
    <Split
      ratio={asidePosition === 'start' ? '11:10' : '10:11'}
      className={classNames(styles.columns, asidePosition === 'end' && styles.stretched)}
    >
      {asidePosition === 'start' && <div>{aside}</div>}
      <div className={styles.text}>{children}</div>
      {asidePosition === 'end' && <div>{aside}</div>}
    </Split>
  );
}
