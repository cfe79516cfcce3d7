import layout from '../../styles/layout.module.css';
import fieldStyles from '../contact/Field.module.css';
import { Button } from '../controls/Button';
import styles from './Footer.module.css';

export interface NewsletterStrings {
  title: string;
  note: string;
  label: string;
  button: string;
}

/** The newsletter box: an input and a button without behavior. Nothing is submitted. */
export function Newsletter({ strings }: { strings: NewsletterStrings }) {
  return (
    <section aria-labelledby="footer-newsletter" data-needs-script>
      <h2 id="footer-newsletter">{strings.title}</h2>
      <p id="footer-newsletter-note">{strings.note}</p>
      <div className={`${layout.cluster} ${styles.newsletter}`}>
        <div className={fieldStyles.field}>
          <label htmlFor="footer-newsletter-email">{strings.label}</label>
          <input
            id="footer-newsletter-email"
            type="email"
            autoComplete="email"
            aria-describedby="footer-newsletter-note"
          />
        </div>
        <Button variant="secondary">{strings.button}</Button>
      </div>
    </section>
  );
}
