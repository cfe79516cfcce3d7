import type { TabId } from '../../navigation';
import layout from '../../styles/layout.module.css';
import type { Company } from '../../types';
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
    <footer className={`${layout.links} ${styles.footer}`} data-theme="dark">
      <div className={styles.columns}>
        <section aria-labelledby="footer-company">
          <h2 id="footer-company">{company.name}</h2>
          <ul role="list">
            <li>
              <a href={`tel:${company.phone.number}`}>{company.phone.text}</a>
            </li>
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
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
      <p className={`${layout.cluster} ${styles.legal}`}>
        <span>
          © <CopyrightYear />
          {` ${company.name}. ${strings.rights}`}
        </span>
        <NavigateLink to="contact" section="accessibility">
          {strings.accessibility}
        </NavigateLink>
      </p>
    </footer>
  );
}
