import type { Feature } from '../../types';
import { Stack } from '../layout/Stack';
import styles from './Steps.module.css';
import { Text } from './Text';

/** Numbered steps, in columns where there is room. */
export function Steps({ steps }: { steps: readonly Feature[] }) {
  return (
    <Stack as="ol" role="list" className={styles.steps}>
      {steps.map(({ title, description }, index) => (
        <li key={index}>
          <span className={styles.number}>{index + 1}</span>
          <Stack gap={2}>
            <Text as="h3">{title}</Text>
            <Text>{description}</Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
