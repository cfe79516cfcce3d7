import type { Feature } from '../../types';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Icon } from '../media/Icon';
import { Text } from '../text/Text';
import styles from './FeatureList.module.css';

interface FeatureListProps {
  features: readonly Feature[];
  /** The number of columns in a wide window. */
  count: 3 | 4;
}

/** A list of features, each an icon, a title, and a short description. */
export function FeatureList({ features, count }: FeatureListProps) {
  return (
    <Grid count={count} rows={2}>
      {features.map(({ title, description, icon }, index) => (
        <li key={index}>
          <Stack look="ruled" gap={2}>
            <div className={styles.head}>
              <Icon name={icon} size={36} isAccent />
              <Text as="h3">{title}</Text>
            </div>
            <Text isMuted>{description}</Text>
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
