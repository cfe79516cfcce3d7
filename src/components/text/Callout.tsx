import { useId } from 'react';
import styles from './Callout.module.css';

interface CalloutProps {
  title: string;
  paragraphs: readonly string[];
}

/** A framed note: a region named by its title. */
export function Callout({ title, paragraphs }: CalloutProps) {
  const headingId = useId();
  return (
    <section className={styles.callout} aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
