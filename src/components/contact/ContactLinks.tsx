import type { Company } from '../../types';
import { Link } from '../controls/Link';

/** Phone and email links. */
export function ContactLinks({ company }: { company: Company }) {
  return (
    <p>
      <Link href={`tel:${company.phone.number}`}>{company.phone.text}</Link>
      <br />
      <Link href={`mailto:${company.email}`}>{company.email}</Link>
    </p>
  );
}
