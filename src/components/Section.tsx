import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  /** What it stands on: the page, or a band of another color. */
  ground?: 'page' | 'band';
  /** Where a link or a script can find it. */
  id?: string;
  children: ReactNode;
}

/** One part of a screen under its own heading. */
export function Section({ title, lead, ground = 'page', id, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.section} data-ground={ground} aria-labelledby={heading}>
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h2 id={heading} tabIndex={id ? -1 : undefined}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
