import type { Company } from '../../types';
import { Link } from '../controls/Link';
import { Text } from '../text/Text';

interface ContactLinkProps {
  company: Company;
  /** Adds what is particular to one component. */
  className?: string;
}

/** The phone number, in its order also where a translator turns the page from right to left. */
export function PhoneNumber({ company }: { company: Company }) {
  return <bdi dir="ltr">{company.phone.text}</bdi>;
}

/** The phone number, as a link that calls it. */
export function PhoneLink({ company, className }: ContactLinkProps) {
  return (
    <Link className={className} href={`tel:${company.phone.number}`}>
      <PhoneNumber company={company} />
    </Link>
  );
}

/** The email address, as a link that starts a message to it. */
export function EmailLink({ company, className }: ContactLinkProps) {
  return (
    <Link className={className} href={`mailto:${company.email}`}>
      {company.email}
    </Link>
  );
}

/** The phone and email links, one below the other, and a note while they are samples. */
export function ContactLinks({ company }: { company: Company }) {
  return (
    <p>
      <PhoneLink company={company} />
      <br />
      <EmailLink company={company} />
      {company.note && (
        <>
          <br />
          <Text as="span">{company.note}</Text>
        </>
      )}
    </p>
  );
}
