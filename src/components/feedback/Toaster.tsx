import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { usePageHasAttention } from '../hooks/usePageHasAttention';
import { Icon } from '../media/Icon';
import styles from './Toaster.module.css';

export interface Toast {
  /** Different for each toast, also for equal words. */
  id: number;
  /** A destructive toast tells of a failure: it is spoken at once. */
  kind: 'success' | 'destructive';
  title: string;
  description: string;
}

interface ToasterProps {
  /** The one toast that shows; a new one replaces the earlier (spec 4). */
  toast: Toast | null;
  strings: { region: string; label: string; close: string };
  onClose: () => void;
}

/**
 * Shows a toast for 5 seconds, longer while it is hovered or focused, and from when the visitor can
 * see it. It closes by its button, a swipe to the right, or Escape; F8 moves focus to it (spec 4
 * and 9).
 */
export function Toaster({ toast, strings, onClose }: ToasterProps) {
  const returnTo = useRef<HTMLElement | null>(null);
  const id = toast?.id;
  const [seen, setSeen] = useState<number>();
  const isInSight = usePageHasAttention();
  if (id !== seen && isInSight) setSeen(id);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      returnTo.current = relatedTarget;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a toast goes or is replaced
  useEffect(
    function restoreFocus() {
      return () => {
        if (document.activeElement === document.body) returnTo.current?.focus();
      };
    },
    [id],
  );

  if (!toast || toast.id !== seen) return null;
  return (
    <div onFocusCapture={rememberFocus}>
      {/* A provider for each toast: after one was closed while focused, Radix never closes another. */}
      <Radix.Provider
        key={toast.id}
        label={strings.label}
        duration={5000}
        swipeDirection="right"
        swipeThreshold={50}
      >
        <Radix.Root
          className={styles.toast}
          data-kind={toast.kind}
          type={toast.kind === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose();
          }}
        >
          <div>
            <Radix.Title className={styles.title}>{toast.title}</Radix.Title>{' '}
            <Radix.Description>{toast.description}</Radix.Description>
          </div>
          <ToastClose label={strings.close} />
        </Radix.Root>
        <Radix.Viewport
          className={styles.viewport}
          hotkey={['F8']}
          label={`${strings.region} ({hotkey})`}
        />
      </Radix.Provider>
    </div>
  );
}

/** The close control of a toast. Without a label it logs one error and shows nothing (spec 8). */
export function ToastClose({ label }: { label: string }) {
  if (!label.trim()) {
    console.error('ToastClose: the prop "label" is empty. Say what the button does.');
    return null;
  }
  return (
    <Radix.Close className={styles.close} aria-label={label}>
      <Icon name="close" />
    </Radix.Close>
  );
}
