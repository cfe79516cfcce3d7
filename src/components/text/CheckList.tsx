import { Stack } from '../layout/Stack';
import styles from './CheckList.module.css';
import { Text } from './Text';

/** A list with a check mark before each item. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <Stack as="ul" role="list" gap={2} className={styles.list}>
      {items.map((item, index) => (
        <Text as="li" key={index}>
          {item}
        </Text>
      ))}
    </Stack>
  );
}
