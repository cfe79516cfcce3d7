import type { Company } from '../../types';

/** Phone and e-mail as links, for wherever something went wrong or help is due. */
export function ContactLinks({ company }: { company: Company }) {
  return (
    <p>
      <a href={`tel:${company.phone.number}`}>{company.phone.text}</a>
      <br />
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
  );
}
