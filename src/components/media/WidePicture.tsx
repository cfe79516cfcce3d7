import { Picture, type PictureProps } from './Picture';
import styles from './WidePicture.module.css';

/** A picture as wide as the window, above the band whose topic it shows. Not printed. */
export function WidePicture(props: PictureProps) {
  return (
    <div className={styles.wide} data-print="no">
      <Picture {...props} isFilling />
    </div>
  );
}
