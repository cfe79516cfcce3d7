import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  /** What it stands on: the page, or a band of another color. */
  ground?: 'page' | 'band';
  /** Where a link or a script can find it. */
  id?: string;
  /** What can be done with the whole part: a button under its lead. */
  action?: ReactNode;
  /** False for what leads on to another screen, and so has no place on paper. */
  isForPaper?: boolean;
  children: ReactNode;
}

/** One part of a screen under its own heading. */
export function Section(props: SectionProps) {
  const { title, lead, ground = 'page', id, action, isForPaper = true, children } = props;
  const heading = useId();
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-paper={isForPaper ? undefined : 'no'}
      aria-labelledby={heading}
    >
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h2 id={heading} tabIndex={id ? -1 : undefined}>
            {title}
          </h2>
          <div>
            {lead && <p className={styles.lead}>{lead}</p>}
            {action && <div className={styles.action}>{action}</div>}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
