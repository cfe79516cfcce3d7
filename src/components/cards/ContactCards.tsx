import type { ReactNode } from 'react';
import type { IconName } from '../../icons';
import type { Company } from '../../types';
import { EmailLink, PhoneLink } from '../contact/ContactLinks';
import { Link } from '../controls/Link';
import { Stack } from '../layout/Stack';
import { Surface } from '../layout/Surface';
import { Icon } from '../media/Icon';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';
import styles from './ContactCards.module.css';

interface CardStrings {
  title: string;
  note: string;
}

interface ContactCardsProps {
  company: Company;
  strings: {
    phone: CardStrings;
    email: CardStrings;
    office: CardStrings;
    /** Says that the link to the map opens a new tab (WCAG 3.2.5). */
    newTab: string;
  };
  /** What to ask a company before paying it. */
  questions: { title: string; list: readonly string[] };
  /** A link below the questions. */
  children: ReactNode;
}

/** The ways to reach the company, and what to ask before paying, as a list of cards. */
export function ContactCards({ company, strings, questions, children }: ContactCardsProps) {
  return (
    <Stack as="ul" role="list" gap={4} className={styles.list}>
      <ContactCard {...strings.phone} icon="phone">
        <PhoneLink company={company} className={styles.link} />
      </ContactCard>
      <ContactCard {...strings.email} icon="mail">
        <EmailLink company={company} className={styles.link} />
      </ContactCard>
      <ContactCard {...strings.office} icon="pin">
        <Link
          className={styles.link}
          href={company.mapsUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {`${company.addressLine} (${strings.newTab})`}
        </Link>
      </ContactCard>
      <li>
        <Stack look="edged" gap={3}>
          <Text as="h2" size="h3">
            {questions.title}
          </Text>
          <CheckList items={questions.list} />
          <p>{children}</p>
        </Stack>
      </li>
    </Stack>
  );
}

/** One way to reach the company. `children` is the link. */
function ContactCard(props: CardStrings & { icon: IconName; children: ReactNode }) {
  const { title, note, icon, children } = props;
  return (
    <li>
      <Surface look="edged" className={styles.card}>
        <Icon name={icon} size={32} isAccent />
        <div>
          <Text as="h2" size="h3">
            {title}
          </Text>
          {children}
          <Text size="small" isMuted>
            {note}
          </Text>
        </div>
      </Surface>
    </li>
  );
}
