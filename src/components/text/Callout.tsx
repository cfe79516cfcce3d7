import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/Stack';
import styles from './Callout.module.css';

interface CalloutProps {
  title: string;
  paragraphs: readonly string[];
  /** A link below the paragraphs. */
  children?: ReactNode;
}

/** A framed note: a region named by its title. */
export function Callout({ title, paragraphs, children }: CalloutProps) {
  const headingId = useId();
  return (
    <Stack
      as="section"
      gap={4}
      hasKeyline
      className={styles.callout}
      data-theme="dark"
      aria-labelledby={headingId}
    >
      <h3 id={headingId}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children && <p data-print="no">{children}</p>}
    </Stack>
  );
}
