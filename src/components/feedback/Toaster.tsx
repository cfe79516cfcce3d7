import * as Radix from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { buttonLook } from '../controls/buttonLook';
import { useFocusWithin } from '../hooks/useFocusWithin';
import { swipeThreshold } from '../hooks/useSwipe';
import { Icon } from '../media/Icon';
import styles from './Toaster.module.css';
import type { Toast } from './useToast';

const durationMs = 5000;

interface ToasterProps {
  toast: Toast;
  strings: { region: string; label: string; close: string };
  onClose: () => void;
}

/**
 * Shows one toast for 5 seconds. Hover, focus, and switching to another window pause the timer. The
 * Close button, a swipe to the right, and Escape close the toast; F8 moves focus to its region (WCAG 2.2.1).
 * A failure is announced assertively, a success politely.
 *
 * Needs a new `key` for each toast: after a toast was closed while focused, the same
 * Radix.Provider does not close another one.
 */
export function Toaster({ toast, strings, onClose }: ToasterProps) {
  const returnTo = useRef<HTMLElement | null>(null);
  const isEscapeForDialog = useRef(false);

  const isFocusWithin = useRef(false);
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement) returnTo.current = relatedTarget;
    },
    onFocusWithinChange: (isWithin) => {
      isFocusWithin.current = isWithin;
    },
  });

  useEffect(function restoreFocus() {
    return () => {
      if (isFocusWithin.current && document.activeElement === document.body)
        returnTo.current?.focus();
    };
  }, []);

  return (
    <div {...focusWithinProps} data-print="no">
      <Radix.Provider
        label={strings.label}
        duration={durationMs}
        swipeDirection="right"
        swipeThreshold={swipeThreshold}
      >
        <Radix.Root
          className={styles.toast}
          data-theme="dark"
          data-variant={toast.variant}
          type={toast.variant === 'failure' ? 'foreground' : 'background'}
          open
          onEscapeKeyDown={() => {
            // A modal dialog is in front of the toast, so this key press closes only the dialog.
            isEscapeForDialog.current = document.querySelector('dialog[open]') !== null;
          }}
          onOpenChange={() => {
            if (!isEscapeForDialog.current) onClose();
            isEscapeForDialog.current = false;
          }}
        >
          <div className={styles.text}>
            <Radix.Title className={styles.title}>{toast.title}</Radix.Title>{' '}
            <Radix.Description>{toast.description}</Radix.Description>
          </div>
          <ToastClose label={strings.close} />
        </Radix.Root>
        <Radix.Viewport
          className={styles.viewport}
          hotkey={['F8']}
          label={`${strings.region} ({hotkey})`}
          role="list"
        />
      </Radix.Provider>
    </div>
  );
}

/** The Close button of a toast. With an empty label it logs one error and renders nothing. */
export function ToastClose({ label }: { label: string }) {
  if (!label.trim()) {
    console.error('ToastClose: the prop "label" is empty. Say what the button does.');
    return null;
  }
  return (
    <Radix.Close className={buttonLook({ look: 'secondary', shape: 'square' })} aria-label={label}>
      <Icon name="close" />
    </Radix.Close>
  );
}
