import { type ReactNode, type RefObject, useRef } from 'react';
import { type AriaButtonOptions, useButton } from 'react-aria/useButton';
import type { TabId } from '../../navigation';
import styles from './Button.module.css';

interface ButtonProps extends AriaButtonOptions<'button'> {
  ref?: RefObject<HTMLButtonElement | null>;
  /** Replaces the look of a button with a visible label. */
  className?: string;
  variant?: 'primary' | 'secondary';
  /** The screen that the button opens, if the app cannot load (pre-hydration.js). */
  'data-navigate'?: TabId;
  children: ReactNode;
}

/** A button that calls `onPress` for mouse, touch, keyboard, and screen reader alike. */
export function Button(props: ButtonProps) {
  const { ref, className = styles.button, variant, children, ...options } = props;
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = ref ?? ownRef;
  const { buttonProps } = useButton(options, button);
  return (
    <button {...buttonProps} ref={button} className={className} data-variant={variant}>
      {children}
    </button>
  );
}
