import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { media } from '../../styles/breakpoints';
import { IconButton } from '../controls/IconButton';
import { useSwipe } from '../hooks/useSwipe';
import { GlossaryText } from '../text/GlossaryText';
import type { PhotoProps } from './Photo';
import styles from './PhotoViewer.module.css';
import { Picture } from './Picture';

export interface PhotoViewerStrings {
  /** Which picture of how many it is, such as "3 of 10". */
  position: (number: number, count: number) => string;
  previous: string;
  next: string;
  close: string;
}

interface PhotoViewerProps {
  photos: readonly Omit<PhotoProps, 'children'>[];
  /** The picture to show. */
  index: number;
  strings: PhotoViewerStrings;
  /** Called with the index of the picture the visitor went on to; it wraps around. */
  onMove: (index: number) => void;
  /** Called once the window is closed and focus is back where it came from. */
  onClose: () => void;
}

/**
 * One picture at a time, large, in a modal window of the browser's own: it keeps the rest of the
 * page still, closes on Escape and gives focus back (WCAG 2.1.2, 2.4.3). Arrow keys, Home and End
 * move, and so does a sideways swipe; the buttons do the same (WCAG 2.5.1).
 */
export function PhotoViewer({ photos, index, strings, onMove, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const count = photos.length;
  const go = (to: number) => onMove((to + count) % count);
  const swipe = useSwipe((direction) => go(index + direction));
  const close = () => dialog.current?.close();

  useLayoutEffect(function open() {
    dialog.current?.showModal();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const targets = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
    const to = targets[event.key as keyof typeof targets];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };

  const photo = photos[index];
  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.card}>
        <div className={styles.bar}>
          <p>{strings.position(index + 1, count)}</p>
          <IconButton icon="previous" label={strings.previous} onPress={() => go(index - 1)} />
          <IconButton icon="next" label={strings.next} onPress={() => go(index + 1)} />
          <IconButton icon="close" label={strings.close} onPress={close} />
        </div>
        <figure {...swipe} className={styles.photo} aria-live="polite" aria-atomic="true">
          <div className={styles.picture}>
            <Picture key={photo.picture.name} {...photo.picture} sizes={`${media.xlarge} 75rem`} />
          </div>
          {/* Made anew, because a browser's translation takes React's texts out of the page. */}
          <figcaption key={photo.picture.name}>
            <h2 id={heading}>{photo.title}</h2>
            <p>
              <GlossaryText>{photo.description}</GlossaryText>
            </p>
          </figcaption>
        </figure>
      </div>
    </dialog>
  );
}
