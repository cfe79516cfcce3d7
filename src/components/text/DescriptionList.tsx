import type { TitledText } from '../../types';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { Text } from './Text';

/** Terms with a paragraph each, in columns where there is room. */
export function DescriptionList({ terms }: { terms: readonly TitledText[] }) {
  return (
    <Grid as="dl" count={3}>
      {terms.map(({ title, text }, index) => (
        <Stack look="ruled" gap={2} key={index}>
          <Text as="dt" data-look="h3">
            {title}
          </Text>
          <Text as="dd" isMuted>
            {text}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
