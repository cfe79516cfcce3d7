import { Stack } from '../layout/Stack';
import { Stars } from '../media/Stars';
import styles from './TrustBar.module.css';

interface TrustBarProps {
  title: string;
  rating: number;
}

/** How many travelers trust the company, with its rating in stars. */
export function TrustBar({ title, rating }: TrustBarProps) {
  return (
    <Stack as="section" gap={3} className={styles.bar}>
      <h2>{title}</h2>
      <Stars rating={rating} />
    </Stack>
  );
}
