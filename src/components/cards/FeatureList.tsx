import type { Feature } from '../../types';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import type { PictureSizes } from '../media/pictureSizes';
import { Text } from '../text/Text';
import styles from './FeatureList.module.css';

interface FeatureListProps {
  features: readonly (Feature & {
    /** A decorative drawing with a transparent background. */
    picture?: PictureProps | undefined;
  })[];
  /** The number of columns in wide windows. Without it, there is always one. */
  count?: 3 | 4;
}

const sizes: PictureSizes = { phoneVw: 26, wider: '9rem' };

/** A list of features, each a title and a short description, with or without a drawing. */
export function FeatureList({ features, count }: FeatureListProps) {
  const items = features.map(({ title, description, picture }, index) => (
    <li key={index}>
      {picture && (
        <Surface look="drawing" className={styles.picture} data-print="no">
          <Picture {...picture} isDecorative sizes={sizes} />
        </Surface>
      )}
      <Stack look="ruled" gap={3}>
        <Text as="h3">{title}</Text>
        <Text>{description}</Text>
      </Stack>
    </li>
  ));
  if (count) return <Grid count={count}>{items}</Grid>;
  return (
    <Stack as="ul" role="list">
      {items}
    </Stack>
  );
}
