import { useId } from 'react';
import styles from './Label.module.css';

interface LabelProps {
  title: string;
  paragraphs: readonly string[];
}

/** A note set apart, framed like a tea label. */
export function Label({ title, paragraphs }: LabelProps) {
  const heading = useId();
  return (
    <section className={styles.ground} aria-labelledby={heading}>
      <div className={styles.label}>
        <h2 id={heading}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
