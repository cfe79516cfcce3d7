import { classNames } from '../utils/classNames';
import styles from './Lead.module.css';
import { Text } from './Text';

interface LeadProps {
  /** Adds what is particular to one component, such as a margin. */
  className?: string;
  children: string;
}

/** The larger text below the heading of a hero or of the closing panel. */
export function Lead({ className, children }: LeadProps) {
  return <Text className={classNames(styles.lead, className)}>{children}</Text>;
}
