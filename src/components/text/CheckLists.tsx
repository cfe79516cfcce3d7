import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { CheckList } from './CheckList';
import { Text } from './Text';

interface CheckListsProps {
  lists: readonly { title: string; items: readonly string[] }[];
}

/** Check lists, each below its title, in up to three columns. */
export function CheckLists({ lists }: CheckListsProps) {
  return (
    <Grid count={3}>
      {lists.map(({ title, items }, index) => (
        <Stack as="li" look="ruled" gap={3} key={index}>
          <Text as="h3">{title}</Text>
          <CheckList items={items} />
        </Stack>
      ))}
    </Grid>
  );
}
