import { useState } from 'react';
import { mediaQueries } from '../../styles/breakpoints';
import type { PhotoViewerStrings } from '../../types';
import { Button } from '../controls/Button';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Surface } from '../layout/Surface';
import { Text } from '../text/Text';
import { interpolate } from '../utils/interpolate';
import { Icon } from './Icon';
import styles from './PhotoGrid.module.css';
import { type CaptionedPicture, PhotoViewer } from './PhotoViewer';
import { Picture } from './Picture';
import { widePhotos } from './widePhotos';

interface PhotoGridProps {
  photos: readonly CaptionedPicture[];
  strings: PhotoViewerStrings;
}

/** Captioned pictures of several sizes, each of which opens in a modal viewer. */
export function PhotoGrid({ photos, strings }: PhotoGridProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const isWide = widePhotos(photos.length);
  return (
    <>
      <Grid className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={index} data-wide={isWide[index] ? '' : undefined}>
            <Photo
              {...photo}
              isWide={isWide[index] ?? false}
              enlargeLabel={interpolate(strings.enlarge, { title: photo.title })}
              onEnlarge={() => setOpenIndex(index)}
            />
          </li>
        ))}
      </Grid>
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

interface PhotoProps extends CaptionedPicture {
  /** Whether its frame on phones is wide. The other frames are squares, which crop the sides of the picture. */
  isWide: boolean;
  /** The accessible name of the button that covers the picture. */
  enlargeLabel: string;
  onEnlarge: () => void;
}

/** A picture of the gallery with its caption and the button that opens it in the viewer. */
function Photo(props: PhotoProps) {
  const { picture, title, description, isWide, enlargeLabel, onEnlarge } = props;
  return (
    <figure>
      <Surface look="picture" className={styles.picture}>
        <Picture
          {...picture}
          isFilling
          sizes={{
            phoneVw: isWide ? 88 : 132,
            wider: `${mediaQueries.large} min(58vw, 56rem), 88vw`,
          }}
        />
        <Button
          look="plain"
          className={styles.enlarge}
          aria-label={enlargeLabel}
          aria-haspopup="dialog"
          onPress={onEnlarge}
        >
          <span className={styles.icon}>
            <Icon name="enlarge" size={16} />
          </span>
        </Button>
      </Surface>
      <figcaption className={styles.caption}>
        <Stack gap={2}>
          <Text as="h3">{title}</Text>
          <Text>{description}</Text>
        </Stack>
      </figcaption>
    </figure>
  );
}
