import type { Feature } from '../../types';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Text } from '../text/Text';
import { IconHeading } from './IconHeading';

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
            <IconHeading icon={icon}>{title}</IconHeading>
            <Text isMuted>{description}</Text>
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
