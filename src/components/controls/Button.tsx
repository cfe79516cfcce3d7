import type { ComponentProps } from 'react';
import type { TabId } from '../../navigation';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'secondary';
  /** The screen that the button opens, if the app cannot load (pre-hydration.js). */
  'data-navigate'?: TabId;
}

/** A native button. `className` replaces the look of a button with a visible label. */
export function Button({ className = styles.button, variant, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={className}
      data-variant={variant}
      onClick={(event) => {
        // Safari does not focus a button that is clicked. A dialog could not return focus to it.
        event.currentTarget.focus({ preventScroll: true });
        onClick?.(event);
      }}
    />
  );
}
