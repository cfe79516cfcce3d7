import { Stack } from '../layout/Stack';
import styles from './Steps.module.css';

interface StepsProps {
  steps: readonly { title: string; description: string }[];
}

/** Numbered steps, in columns where there is room. */
export function Steps({ steps }: StepsProps) {
  return (
    <Stack as="ol" role="list" className={styles.steps}>
      {steps.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </Stack>
  );
}
