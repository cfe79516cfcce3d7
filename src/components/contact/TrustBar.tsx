import { Stack } from '../layout/Stack';
import { Stars, type StarsProps } from '../media/Stars';
import { Text } from '../text/Text';
import styles from './TrustBar.module.css';

interface TrustBarProps {
  title: string;
  stars: StarsProps;
  /** Below the stars. */
  note?: string | undefined;
}

/**
 * How many travelers trust the company, with its rating in stars. Not a heading: no content of its own is
 * below it (WCAG 1.3.1).
 */
export function TrustBar({ title, stars, note }: TrustBarProps) {
  return (
    <Stack gap={3} className={styles.bar}>
      <Text data-look="h3">{title}</Text>
      <Stars {...stars} />
      {/* Not a paragraph, because axe would take the title for its heading. */}
      {note && (
        <Text as="span" size="small">
          {note}
        </Text>
      )}
    </Stack>
  );
}
