import type { Company } from '../../types';
import { ContactLinks } from '../contact/ContactLinks';
import styles from './ErrorFallback.module.css';

interface ErrorFallbackProps {
  strings: { title: string; text: string };
  company: Company;
}

/** Stands where a screen failed: says so plainly, and how to reach the company all the same. */
export function ErrorFallback({ strings, company }: ErrorFallbackProps) {
  return (
    <div className={styles.notice}>
      <h1 tabIndex={-1}>{strings.title}</h1>
      <p>{strings.text}</p>
      <ContactLinks company={company} />
    </div>
  );
}
