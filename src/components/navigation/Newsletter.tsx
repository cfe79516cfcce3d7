import type { NewsletterStrings } from '../../types';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { Cluster } from '../layout/Cluster';
import { Text } from '../text/Text';
import { FooterSection } from './FooterSection';
import { NavigateLink } from './NavigateLink';
import styles from './Newsletter.module.css';

/** The newsletter box: an input and a button without behavior. Nothing is submitted. */
export function Newsletter({ strings }: { strings: NewsletterStrings }) {
  return (
    <FooterSection title={strings.title} needsScript>
      <Text id="footer-newsletter-note" className={styles.note}>
        {strings.note}
      </Text>
      <NavigateLink action={strings.action} />
      <Cluster className={styles.row}>
        <TextField
          className={styles.field}
          label={strings.label}
          type="email"
          autoComplete="email"
          describedBy="footer-newsletter-note"
        />
        <Button
          look="secondary"
          className={styles.button}
          aria-describedby="footer-newsletter-note"
        >
          {strings.button}
        </Button>
      </Cluster>
    </FooterSection>
  );
}
