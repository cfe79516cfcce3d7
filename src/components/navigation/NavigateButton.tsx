import { type ReactNode, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { navigate, type TabId } from '../../navigation';
import styles from '../controls/Button.module.css';

interface NavigateButtonProps {
  to: TabId;
  variant?: 'primary' | 'secondary';
  /** The id of an element that says what the button is about, if its label does not. */
  describedBy?: string;
  children: ReactNode;
}

/** A button that navigates to another screen; without scripts, a link to its place on the page. */
export function NavigateButton({
  to,
  variant = 'primary',
  describedBy,
  children,
}: NavigateButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ onPress: () => navigate(to) }, button);
  return (
    <>
      <button
        {...buttonProps}
        ref={button}
        className={styles.button}
        data-variant={variant}
        data-navigate={to}
        aria-describedby={describedBy}
      >
        {children}
      </button>
      <noscript>
        <a className={styles.button} data-variant={variant} href={`#${to}`}>
          {children}
        </a>
      </noscript>
    </>
  );
}
