import type { MouseEvent, RefObject } from 'react';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  target: RefObject<HTMLElement | null>;
  children: string;
}

/** The first stop of the keyboard: moves focus past the header into the target (WCAG 2.4.1). */
export function SkipLink({ target, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    // The address never changes (spec 2), so the browser's own jump is not used.
    event.preventDefault();
    target.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it jumps as any link does
    <a className={styles.skipLink} href="#main" onClick={skip}>
      {children}
    </a>
  );
}
