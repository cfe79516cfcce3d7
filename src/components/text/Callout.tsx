import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import styles from './Callout.module.css';
import { Text } from './Text';

interface CalloutProps {
  title: string;
  paragraphs: readonly string[];
  /** A control below the paragraphs. */
  children?: ReactNode;
}

/** A framed note with a title. */
export function Callout({ title, paragraphs, children }: CalloutProps) {
  return (
    <Stack as="section" gap={4} hasInnerLine className={styles.callout} data-theme="dark">
      <Text as="h3">{title}</Text>
      {paragraphs.map((paragraph, index) => (
        <Text key={index}>{paragraph}</Text>
      ))}
      {children && <p data-print="no">{children}</p>}
    </Stack>
  );
}
