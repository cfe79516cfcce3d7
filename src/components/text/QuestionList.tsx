import { useEffect, useRef } from 'react';
import type { Question } from '../../types';
import { Link } from '../controls/Link';
import { Prose } from './Prose';
import styles from './QuestionList.module.css';
import { Text } from './Text';

interface QuestionListProps {
  questions: readonly Question[];
  /** The heading level of the questions. By default, the level below the heading of a section. */
  level?: 'h3' | 'h4';
}

/**
 * Questions, each a heading that opens its answer. The answers are native `details`: browsers open them for
 * find-in-page and links, and they work without scripts. On paper, all are open.
 */
export function QuestionList({ questions, level = 'h3' }: QuestionListProps) {
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
    // Deferred until the event has reached its target, which may be one of the questions.
    const closeLater = () => void setTimeout(close);
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    // Mobile browsers do not always fire `afterprint`. The visitor then presses something.
    for (const type of ['click', 'keydown']) addEventListener(type, closeLater, true);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
      for (const type of ['click', 'keydown']) removeEventListener(type, closeLater, true);
    };
  }, []);

  return (
    <ul ref={list} role="list" className={styles.list}>
      {questions.map(({ title, text, points, link }, index) => (
        <li key={index}>
          <details>
            <summary>
              <Text as={level}>{title}</Text>
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
