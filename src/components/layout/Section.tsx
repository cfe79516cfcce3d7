import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  /** What it stands on: the page, or a band of another color. */
  surface?: 'page' | 'band';
  /** Where a link or a script can find it. */
  id?: string;
  /** What can be done with the whole part: a button under its lead. */
  action?: ReactNode;
  /** False for what leads on to another screen, and so has no place on paper. */
  printable?: boolean;
  children: ReactNode;
}

/** One part of a screen under its own heading. */
export function Section(props: SectionProps) {
  const { title, lead, surface = 'page', id, action, printable = true, children } = props;
  const heading = useId();
  return (
    <section
      id={id}
      className={styles.section}
      data-surface={surface}
      data-print={printable ? undefined : 'no'}
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
