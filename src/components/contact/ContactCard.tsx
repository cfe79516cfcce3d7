import type { ReactNode } from 'react';
import type { IconName } from '../../icons';
import layout from '../../styles/layout.module.css';
import { Icon } from '../media/Icon';
import styles from './ContactCard.module.css';

interface ContactCardProps {
  title: string;
  note: string;
  icon: IconName;
  href: string;
  /** Opens the link in a new tab and says so with this text (WCAG 3.2.5). */
  opensNewTab?: string;
  children: ReactNode;
}

/** One way to reach the company: a title, a link, and a note. */
export function ContactCard({ title, note, icon, href, opensNewTab, children }: ContactCardProps) {
  return (
    <div className={`${layout.box} ${layout.links} ${styles.card}`}>
      <Icon name={icon} size={32} />
      <div>
        <h2>{title}</h2>
        <a href={href} {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}>
          {children}
          {opensNewTab && <span>{` (${opensNewTab})`}</span>}
        </a>
        <p>{note}</p>
      </div>
    </div>
  );
}
