import type { ReactNode } from 'react';
import type { IconName } from '../../icons';
import { Link } from '../controls/Link';
import { Surface } from '../layout/Surface';
import { Icon } from '../media/Icon';
import { Text } from '../text/Text';
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
    <Surface look="edged" className={styles.card}>
      <Icon name={icon} size={32} isAccent />
      <div>
        <Text as="h2" size="h3">
          {title}
        </Text>
        <Link
          className={styles.link}
          href={href}
          {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {children}
          {opensNewTab && <span>{` (${opensNewTab})`}</span>}
        </Link>
        <Text size="small" isMuted>
          {note}
        </Text>
      </div>
    </Surface>
  );
}
