import type { Company, FooterStrings } from '../../types';
import { EmailLink, PhoneLink } from '../contact/ContactLinks';
import { Link } from '../controls/Link';
import { Cluster } from '../layout/Cluster';
import { Text } from '../text/Text';
import { CopyrightYear } from './CopyrightYear';
import styles from './Footer.module.css';
import { FooterSection } from './FooterSection';
import { NavigateLink } from './NavigateLink';
import { Newsletter } from './Newsletter';

interface FooterProps {
  company: Company;
  strings: FooterStrings;
}

/** The footer, which is on every screen. */
export function Footer({ company, strings }: FooterProps) {
  const { city, state } = company.address;
  return (
    <footer className={styles.footer} data-theme="dark">
      <div className={styles.columns}>
        <FooterSection title={company.name}>
          <ul role="list">
            <li>
              <PhoneLink company={company} />
            </li>
            <li>
              <EmailLink company={company} />
            </li>
            <li>{`${city}, ${state}`}</li>
            {strings.note && <Text as="li">{strings.note}</Text>}
          </ul>
        </FooterSection>
        <FooterSection as="nav" title={strings.quickLinks}>
          <ul role="list">
            {strings.links.map((link, index) => (
              <li key={index}>
                <NavigateLink action={link} />
              </li>
            ))}
          </ul>
        </FooterSection>
        <Newsletter strings={strings.newsletter} />
      </div>
      <Cluster look="ruled" className={styles.legal}>
        <Text>
          © <CopyrightYear />
          {` ${company.name}. ${strings.rights}`}
        </Text>
        <Link href="#accessibility">{strings.accessibility}</Link>
      </Cluster>
    </footer>
  );
}
