import type { CompanyContact } from '../../types';
import { ContactWays } from '../contact/ContactLinks';
import styles from './ErrorFallback.module.css';

interface CrashNoticeProps {
  words: { title: string; text: string };
  company: CompanyContact;
}

/** Stands where a screen failed: says so plainly, and how to reach the company all the same. */
export function CrashNotice({ words, company }: CrashNoticeProps) {
  return (
    <div className={styles.notice}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.text}</p>
      <ContactWays company={company} />
    </div>
  );
}
