import { useId } from 'react';
import styles from './Callout.module.css';

interface CalloutProps {
  title: string;
  paragraphs: readonly string[];
}

/** A note set apart, framed like a tea label. */
export function Callout({ title, paragraphs }: CalloutProps) {
  const heading = useId();
  return (
    <section className={styles.callout} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
