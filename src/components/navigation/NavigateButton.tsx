import type { ReactNode } from 'react';
import type { TabId } from '../../navigation';
import { Button } from '../controls/Button';
import styles from '../controls/Button.module.css';
import { navigate } from './navigate';

interface NavigateButtonProps {
  to: TabId;
  variant?: 'secondary';
  /** The id of an element that says what the button is about, if its label does not. */
  describedBy?: string;
  children: ReactNode;
}

/** A button that navigates to another screen; without scripts, a link to its place on the page. */
export function NavigateButton({ to, variant, describedBy, children }: NavigateButtonProps) {
  return (
    <>
      <Button
        variant={variant}
        aria-describedby={describedBy}
        data-navigate={to}
        onPress={() => navigate(to)}
      >
        {children}
      </Button>
      <a className={styles.button} data-variant={variant} href={`#${to}`} hidden data-no-script>
        {children}
      </a>
    </>
  );
}
