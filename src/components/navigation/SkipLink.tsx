import type { MouseEvent, RefObject } from 'react';
import { ButtonLink } from '../controls/ButtonLink';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  target: RefObject<HTMLElement | null>;
  children: string;
}

/** The first tab stop: moves focus past the header to the target (WCAG 2.4.1). */
export function SkipLink({ target, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    // Following the link would change the URL.
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <ButtonLink className={styles.skipLink} href="#main" onClick={skip}>
      {children}
    </ButtonLink>
  );
}
