import { Stack } from '../layout/Stack';
import { Stars, type StarsProps } from '../media/Stars';
import { Text } from '../text/Text';
import styles from './TrustBar.module.css';

interface TrustBarProps {
  title: string;
  stars: StarsProps;
}

/**
 * How many travelers trust the company, with its rating in stars. Not a heading: only the stars are
 * below it (WCAG 1.3.1).
 */
export function TrustBar({ title, stars }: TrustBarProps) {
  return (
    <Stack gap={3} className={styles.bar}>
      <Text size="h2">{title}</Text>
      <Stars {...stars} />
    </Stack>
  );
}
