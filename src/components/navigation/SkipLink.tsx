import type { RefObject } from 'react';
import { Link } from '../controls/Link';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  target: RefObject<HTMLElement | null>;
  children: string;
}

/** The first tab stop: moves focus past the header to the target (WCAG 2.4.1). */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <Link
      look="primary"
      className={styles.skipLink}
      href="#main"
      onActivate={() => target.current?.focus()}
    >
      {children}
    </Link>
  );
}
