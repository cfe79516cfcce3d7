import type { ReactNode } from 'react';
import { Text } from '../text/Text';
import styles from './Caption.module.css';

interface CaptionProps {
  /** A `p` outside of a figure. */
  as?: 'figcaption' | 'p';
  children: ReactNode;
}

/** The text below a picture. */
export function Caption({ as = 'figcaption', children }: CaptionProps) {
  return (
    <Text as={as} size="small" isMuted className={styles.caption}>
      {children}
    </Text>
  );
}
