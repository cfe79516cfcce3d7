import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './Picture';
import styles from './WidePicture.module.css';

interface WidePictureProps {
  picture: PictureProps;
  /** The section that the picture illustrates. */
  children: ReactNode;
}

/**
 * A section below a picture as wide as the window. In the markup, the picture follows the section (WCAG 1.3.2). The
 * picture is not printed.
 */
export function WidePicture({ picture, children }: WidePictureProps) {
  return (
    <div className={styles.wide}>
      {children}
      <div className={styles.picture} data-print="no">
        <Picture {...picture} isFilling />
      </div>
    </div>
  );
}
