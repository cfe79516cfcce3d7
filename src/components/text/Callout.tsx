import { type ReactNode, useId } from 'react';
import layout from '../../styles/layout.module.css';
import utilities from '../../styles/utilities.module.css';
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
    <section
      className={`${layout.stack} ${styles.callout} ${utilities.keyline}`}
      data-theme="dark"
      aria-labelledby={headingId}
    >
      <h3 id={headingId}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children && (
        <p className={layout.links} data-print="no">
          {children}
        </p>
      )}
    </section>
  );
}
