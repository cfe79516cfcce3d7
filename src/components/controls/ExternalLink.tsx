import { GlossaryText } from '../text/GlossaryText';
import styles from './Button.module.css';

interface ExternalLinkProps {
  href: string;
  children: string;
}

/** A link to another site that looks like a button. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className={styles.button} data-variant="secondary" href={href} rel="noopener">
      <span>
        <GlossaryText>{children}</GlossaryText>
      </span>
    </a>
  );
}
