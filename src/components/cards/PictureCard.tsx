import type { ReactNode } from 'react';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import styles from './PictureCard.module.css';

/** A card as wide as the page, with a picture above its content. */
export function PictureCard({ picture, children }: { picture: PictureProps; children: ReactNode }) {
  return (
    <Surface look="frame">
      <Surface look="picture" className={styles.picture} data-print="no">
        <Picture {...picture} isFilling sizes={{ phoneVw: 88, wider: 'min(88vw, 76rem)' }} />
      </Surface>
      <div className={styles.content}>{children}</div>
    </Surface>
  );
}
