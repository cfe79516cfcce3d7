import type { ComponentProps } from 'react';
import { classNames } from '../utils/classNames';
import styles from './Link.module.css';

/** A link that is not part of a sentence, and so as large as any control (WCAG 2.5.5). */
export function Link({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={classNames(styles.link, className)} />;
}
