import type { Company } from '../../types';
import { ContactLinks } from '../contact/ContactLinks';
import styles from './ErrorFallback.module.css';

interface ErrorFallbackProps {
  strings: { title: string; text: string };
  company: Company;
}

/** Replaces a screen that threw: an error message with phone and e-mail. */
export function ErrorFallback({ strings, company }: ErrorFallbackProps) {
  return (
    <div className={styles.notice}>
      <h1 tabIndex={-1}>{strings.title}</h1>
      <p>{strings.text}</p>
      <ContactLinks company={company} />
    </div>
  );
}
