import { classNames } from '../layout/classNames';
import styles from './Lead.module.css';

interface LeadProps {
  /** Adds what is particular to one component, such as a margin. */
  className?: string;
  children: string;
}

/** The larger text below the heading of a screen. */
export function Lead({ className, children }: LeadProps) {
  return <p className={classNames(styles.lead, className)}>{children}</p>;
}
