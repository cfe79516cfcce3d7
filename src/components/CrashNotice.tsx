import { ContactWays } from './ContactWays';
import type { CompanyContact } from './company';
import { Prose } from './Prose';

interface CrashNoticeProps {
  words: { title: string; text: string };
  company: CompanyContact;
}

/** Stands where a screen failed: says so plainly, and how to reach the company all the same. */
export function CrashNotice({ words, company }: CrashNoticeProps) {
  return (
    <Prose>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.text}</p>
      <ContactWays company={company} />
    </Prose>
  );
}
