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
  /** Says that the link opens a new tab (WCAG 3.2.5); without it, it does not. */
  newTabLabel?: string;
  children: ReactNode;
}

/** One way to reach the company: a title, a link, and a note. */
export function ContactCard({ title, note, icon, href, newTabLabel, children }: ContactCardProps) {
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
          {...(newTabLabel && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {children}
          {newTabLabel && <span>{` (${newTabLabel})`}</span>}
        </Link>
        <Text size="small" isMuted>
          {note}
        </Text>
      </div>
    </Surface>
  );
}
