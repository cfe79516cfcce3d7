import type { ReactNode } from 'react';
import styles from './Caption.module.css';

interface CaptionProps {
  /** A `p` outside of a figure. */
  as?: 'figcaption' | 'p';
  children: ReactNode;
}

/** The text below a picture in a mount. */
export function Caption({ as: Element = 'figcaption', children }: CaptionProps) {
  return <Element className={styles.caption}>{children}</Element>;
}
