import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import styles from './Callout.module.css';

interface CalloutProps {
  title: string;
  paragraphs: readonly string[];
  /** A link below the paragraphs. */
  children?: ReactNode;
}

/** A framed note with a title. */
export function Callout({ title, paragraphs, children }: CalloutProps) {
  return (
    <Stack as="section" gap={4} hasKeyline className={styles.callout} data-theme="dark">
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children && <p data-print="no">{children}</p>}
    </Stack>
  );
}
