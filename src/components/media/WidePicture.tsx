import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './Picture';
import styles from './WidePicture.module.css';

interface WidePictureProps {
  picture: PictureProps;
  /** The section that the picture belongs to. */
  children: ReactNode;
}

/** A picture as wide as the window, above a section, which it follows in the markup (WCAG 1.3.2). Not printed. */
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
