import { Cluster } from '../layout/Cluster';
import { Stars, type StarsProps } from '../media/Stars';
import { Text } from '../text/Text';
import styles from './TrustBar.module.css';

interface TrustBarProps {
  title: string;
  stars: StarsProps;
  /** After the stars. */
  note?: string | undefined;
}

/**
 * How many travelers trust the company, with its rating in stars. Not a heading: no content of its own is
 * below it (WCAG 1.3.1).
 */
export function TrustBar({ title, stars, note }: TrustBarProps) {
  return (
    <Cluster className={styles.bar} data-theme="dark">
      <Text data-look="h3">{title}</Text>
      <Stars {...stars} size={28} />
      {/* Not a paragraph, because axe would take the title for its heading. */}
      {note && (
        <Text as="span" size="small">
          {note}
        </Text>
      )}
    </Cluster>
  );
}
