import type { ReactNode } from 'react';
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
  /** What a quote states. */
  quote: { title: string; list: readonly string[] };
  /** Links, below the quote. */
  children: ReactNode;
}

/** How to reach the company, and what its quote states. */
export function ContactCards(props: ContactCardsProps) {
  const { company, strings, quote, children } = props;
  return (
    <Surface look="bordered">
      <ul role="list">
        <li>
          <ContactCard {...strings.phone} figure={<Icon name="phone" size={32} isAccent />}>
            <PhoneLink company={company} className={styles.link} />
          </ContactCard>
        </li>
        <li>
          <ContactCard {...strings.email} figure={<Icon name="mail" size={32} isAccent />}>
            <EmailLink company={company} className={styles.link} />
          </ContactCard>
        </li>
        <li>
          <ContactCard {...strings.office} figure={<Icon name="pin" size={32} isAccent />}>
            <Link
              className={styles.link}
              href={company.mapsUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {`${company.addressLine} (${strings.newTab})`}
            </Link>
          </ContactCard>
        </li>
      </ul>
      <Stack gap={3} className={styles.quote}>
        <Text as="h2" data-look="h3">
          {quote.title}
        </Text>
        <CheckList items={quote.list} />
        {children}
      </Stack>
    </Surface>
  );
}

/** One way to reach the company, or the person who answers. `children` is the link. */
export function ContactCard(props: CardStrings & { figure: ReactNode; children?: ReactNode }) {
  const { title, note, figure, children } = props;
  return (
    <div className={styles.card}>
      {figure}
      <div>
        <Text as="h2" data-look="h3">
          {title}
        </Text>
        {children}
        <Text size="small" isMuted>
          {note}
        </Text>
      </div>
    </div>
  );
}
