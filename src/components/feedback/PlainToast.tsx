import { useEffect, useRef } from 'react';
import { useSwipe } from '../hooks/useSwipe';
import { LiveRegion } from '../text/LiveRegion';
import { Text } from '../text/Text';
import { ToastClose, toastLook } from './toastParts';
import type { ToastProps } from './toasts';

/**
 * Replaces the Toaster when its file does not load. Its toast follows the same rules, except that it does not
 * move with a swipe, and every toast is announced assertively.
 */
export function PlainToast({ toast, strings, onClose }: ToastProps) {
  const region = useRef<HTMLElement>(null);
  const swipeHandlers = useSwipe((direction) => {
    if (direction === -1) onClose();
  });

  useEffect(function focusOnHotkey() {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={`${strings.region} (F8)`}
      className={toastLook.viewport}
    >
      <ul role="list">
        <li
          className={toastLook.toast}
          data-theme="dark"
          data-variant={toast.variant}
          {...swipeHandlers}
        >
          <LiveRegion role="alert" isVisible className={toastLook.text}>
            <Text data-look="h4">{toast.title}</Text> <Text>{toast.description}</Text>
          </LiveRegion>
          <ToastClose label={strings.close} onPress={onClose} />
        </li>
      </ul>
    </section>
  );
}
