import type { ReactNode } from 'react';
import styles from './FooterSection.module.css';

interface FooterSectionProps {
  as?: 'section' | 'nav';
  /** The id of its heading, which names it (WCAG 1.3.1). */
  id: string;
  title: string;
  /** Leaves the section out of the page without scripts. */
  needsScript?: true;
  children: ReactNode;
}

/** A part of the footer with a heading. */
export function FooterSection({
  as = 'section',
  id,
  title,
  needsScript,
  children,
}: FooterSectionProps) {
  const Element = as;
  return (
    <Element aria-labelledby={id} data-needs-script={needsScript}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Element>
  );
}
