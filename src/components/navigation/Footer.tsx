import type { TabId } from '../../navigation';
import type { CompanyContact } from '../../types';
import { CopyrightYear } from './CopyrightYear';
import styles from './Footer.module.css';
import { NavigateLink } from './NavigateLink';
import { Newsletter, type NewsletterWords } from './Newsletter';

interface FooterProps {
  company: CompanyContact;
  words: {
    quickLinks: string;
    links: readonly { label: string; goesTo: TabId }[];
    newsletter: NewsletterWords;
    accessibility: string;
    rights: string;
  };
}

/** The foot of every screen (spec 2). */
export function Footer({ company, words }: FooterProps) {
  const { city, state } = company.address;
  return (
    <footer className={styles.footer}>
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
          <h2 id="footer-links">{words.quickLinks}</h2>
          <ul role="list">
            {words.links.map(({ label, goesTo }) => (
              <li key={label}>
                <NavigateLink to={goesTo}>{label}</NavigateLink>
              </li>
            ))}
          </ul>
        </nav>
        <Newsletter words={words.newsletter} />
      </div>
      <p className={styles.legal}>
        <span>
          © <CopyrightYear />
          {` ${company.name}. ${words.rights}`}
        </span>
        <NavigateLink to="contact" section="accessibility">
          {words.accessibility}
        </NavigateLink>
      </p>
    </footer>
  );
}
