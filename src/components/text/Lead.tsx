import { classNames } from '../utils/classNames';
import styles from './Lead.module.css';
import { Text } from './Text';

interface LeadProps {
  /** Adds what is particular to one component, such as a margin. */
  className?: string;
  children: string;
}

/** The larger text below the heading of a screen. */
export function Lead({ className, children }: LeadProps) {
  return <Text className={classNames(styles.lead, className)}>{children}</Text>;
}
