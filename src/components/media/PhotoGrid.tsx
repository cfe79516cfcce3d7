import { useState } from 'react';
import { Grid } from '../layout/Grid';
import { EnlargeButton } from './EnlargeButton';
import { Photo, type PhotoProps } from './Photo';
import { PhotoViewer, type PhotoViewerStrings } from './PhotoViewer';

interface PhotoGridProps {
  photos: readonly Omit<PhotoProps, 'children'>[];
  strings: PhotoViewerStrings & {
    /** The name of the button that opens a picture, from the picture's title. */
    enlarge: (title: string) => string;
  };
  /** False while the screen it is on is not shown: an open picture is then closed. */
  isActive: boolean;
}

/** Captioned pictures side by side, each of which opens large. Without scripts they are pictures. */
export function PhotoGrid({ photos, strings, isActive }: PhotoGridProps) {
  const [opened, setOpened] = useState<number | null>(null);
  // A modal window on a screen that is gone would leave the page dead.
  if (opened !== null && !isActive) setOpened(null);

  return (
    <>
      <Grid columns={2}>
        {photos.map((photo, index) => (
          <li key={photo.picture.name}>
            <Photo {...photo}>
              <EnlargeButton
                label={strings.enlarge(photo.title)}
                onPress={() => setOpened(index)}
              />
            </Photo>
          </li>
        ))}
      </Grid>
      {opened !== null && (
        <PhotoViewer
          photos={photos}
          index={opened}
          strings={strings}
          onMove={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
