import { Text } from '../text/GlossaryText';
import styles from './Button.module.css';

interface OutsideLinkProps {
  href: string;
  children: string;
}

/** A link that leaves the site, as large as a button. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a className={styles.button} data-variant="secondary" href={href} rel="noopener">
      <span>
        <Text>{children}</Text>
      </span>
    </a>
  );
}
