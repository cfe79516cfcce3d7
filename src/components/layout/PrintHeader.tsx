import type { Company } from '../../types';
import { PhoneNumber } from '../contact/ContactLinks';
import { Logo } from '../navigation/Logo';
import styles from './PrintHeader.module.css';

/** The company's name and contact details at the top of every printout. Hidden on screen. */
export function PrintHeader({ company }: { company: Company }) {
  const { street, city, stateCode, zip } = company.address;
  return (
    <div className={styles.header} data-print="only">
      <p className={styles.name} data-look="h3">
        <Logo />
        {company.name}
      </p>
      <p>
        <PhoneNumber company={company} />
        <br />
        {company.email}
      </p>
      <p>
        {street}
        <br />
        {city}, {stateCode} {zip}
      </p>
    </div>
  );
}
