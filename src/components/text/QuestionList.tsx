import { useEffect, useRef } from 'react';
import type { Question } from '../../types';
import { Link } from '../controls/Link';
import { Prose } from './Prose';
import styles from './QuestionList.module.css';
import { Text } from './Text';

/**
 * Questions, each a heading that opens its answer. The answers are native `details`: browsers open
 * them for find-in-page and links, and they work without scripts. On paper, all are open.
 */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(function openWhilePrinting() {
    const opened = new Set<HTMLDetailsElement>();
    const open = () => {
      for (const details of list.current?.querySelectorAll('details') ?? []) {
        if (!details.open) opened.add(details);
        details.open = true;
      }
    };
    const close = () => {
      for (const details of opened) details.open = false;
      opened.clear();
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);

  return (
    <ul role="list" ref={list} className={styles.list}>
      {questions.map(({ title, text, points, link }, index) => (
        <li key={index}>
          <details>
            <summary>
              <Text as="h3">{title}</Text>
            </summary>
            <div className={styles.answer}>
              <Prose paragraphs={[text]} points={points} />
              {link && (
                <p>
                  <Link href={link.url}>{link.label}</Link>
                </p>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
