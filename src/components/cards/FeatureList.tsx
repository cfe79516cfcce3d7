import type { Feature } from '../../types';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Text } from '../text/Text';

interface FeatureListProps {
  features: readonly Feature[];
  /** The number of columns in wide windows. Without it, there is always one. */
  count?: 3 | 4;
}

/** A list of features, each a title and a short description. */
export function FeatureList({ features, count }: FeatureListProps) {
  const items = features.map(({ title, description }, index) => (
    <li key={index}>
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
