import type { TabId } from '../../navigation';
import type { Company } from '../../types';
import { Link } from '../controls/Link';
import { Cluster } from '../layout/Cluster';
import { CopyrightYear } from './CopyrightYear';
import styles from './Footer.module.css';
import { NavigateLink } from './NavigateLink';
import { Newsletter, type NewsletterStrings } from './Newsletter';

interface FooterProps {
  company: Company;
  strings: {
    quickLinks: string;
    links: readonly { label: string; to: TabId }[];
    newsletter: NewsletterStrings;
    accessibility: string;
    rights: string;
  };
}

/** The footer, which is on every screen. */
export function Footer({ company, strings }: FooterProps) {
  const { city, state } = company.address;
  return (
    <footer className={styles.footer} data-theme="dark">
      <div className={styles.columns}>
        <section aria-labelledby="footer-company">
          <h2 id="footer-company">{company.name}</h2>
          <ul role="list">
            <li>
              <Link href={`tel:${company.phone.number}`}>{company.phone.text}</Link>
            </li>
            <li>
              <Link href={`mailto:${company.email}`}>{company.email}</Link>
            </li>
            <li>{`${city}, ${state}`}</li>
          </ul>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{strings.quickLinks}</h2>
          <ul role="list">
            {strings.links.map(({ label, to }) => (
              <li key={label}>
                <NavigateLink to={to}>{label}</NavigateLink>
              </li>
            ))}
          </ul>
        </nav>
        <Newsletter strings={strings.newsletter} />
      </div>
      <Cluster as="p" className={styles.legal}>
        <span>
          © <CopyrightYear />
          {` ${company.name}. ${strings.rights}`}
        </span>
        <NavigateLink to="contact" section="accessibility">
          {strings.accessibility}
        </NavigateLink>
      </Cluster>
    </footer>
  );
}
