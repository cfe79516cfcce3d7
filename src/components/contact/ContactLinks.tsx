import type { Company } from '../../types';

/** Phone and e-mail links. */
export function ContactLinks({ company }: { company: Company }) {
  return (
    <p>
      <a href={`tel:${company.phone.number}`}>{company.phone.text}</a>
      <br />
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
  );
}
