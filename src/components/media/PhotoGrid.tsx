import { useState } from 'react';
import type { PhotoViewerStrings } from '../../types';
import { Surface } from '../layout/Surface';
import { type CaptionedPicture, Photo } from './Photo';
import styles from './PhotoGrid.module.css';
import { PhotoViewer } from './PhotoViewer';
import { widePhotos } from './widePhotos';

interface PhotoGridProps {
  photos: readonly CaptionedPicture[];
  strings: PhotoViewerStrings;
  /** Whether the screen is the visible one. The viewer closes when it no longer is. */
  isActive: boolean;
}

/** Captioned pictures of several sizes, each of which opens in a modal viewer. */
export function PhotoGrid({ photos, strings, isActive }: PhotoGridProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  // A modal dialog in a hidden screen would leave the whole page inert.
  if (openIndex !== null && !isActive) setOpenIndex(null);

  const isWide = widePhotos(photos.length);
  return (
    <>
      <Surface as="ul" role="list" className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.title} data-wide={isWide[index] ? '' : undefined}>
            <Photo
              {...photo}
              enlargeLabel={strings.enlarge(photo.title)}
              onEnlarge={() => setOpenIndex(index)}
            />
          </li>
        ))}
      </Surface>
      {openIndex !== null && (
        <PhotoViewer
          photos={photos}
          index={openIndex}
          strings={strings}
          onIndexChange={setOpenIndex}
          onClose={() => setOpenIndex(null)}
        />
      )}
    </>
  );
}
