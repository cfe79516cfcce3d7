import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import styles from './Callout.module.css';
import { Text } from './Text';

interface CalloutProps {
  title: string;
  paragraphs: readonly string[];
  /** A control below the paragraphs. */
  children?: ReactNode;
  /** Whether it is as wide as the page. Where there is room, the title and the control are then beside the text. */
  isWide?: boolean;
}

/** A framed note with a title. */
export function Callout({ title, paragraphs, children, isWide }: CalloutProps) {
  return (
    <Stack as="section" gap={3} look="framed" className={isWide ? styles.wide : undefined}>
      <Text as="h3">{title}</Text>
      <Stack gap={4} className={isWide ? styles.text : undefined}>
        {paragraphs.map((paragraph, index) => (
          <Text key={index}>{paragraph}</Text>
        ))}
      </Stack>
      {children && <p data-print="no">{children}</p>}
    </Stack>
  );
}
