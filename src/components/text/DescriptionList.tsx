import type { TitledText } from '../../types';
import { Stack } from '../layout/Stack';
import { Text } from './Text';

/** Terms with a paragraph each. */
export function DescriptionList({ terms }: { terms: readonly TitledText[] }) {
  return (
    <Stack as="dl">
      {terms.map(({ title, text }, index) => (
        <Stack look="ruled" gap={2} key={index}>
          <Text as="dt" data-look="h3">
            {title}
          </Text>
          <Text as="dd">{text}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
