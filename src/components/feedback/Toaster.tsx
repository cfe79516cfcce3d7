import * as Radix from '@radix-ui/react-toast';
import { type PointerEvent, useEffect, useRef } from 'react';
import { swipeThreshold } from '../hooks/useSwipe';
import { onFrameFocus, useWindowFocus } from '../hooks/useWindowFocus';
import { durationMs, ToastClose, toastLook } from './toastParts';
import type { ToastProps } from './useToast';

interface ToasterProps extends ToastProps {
  /** The element around the toast, in which its announcement is rendered as well. */
  container: HTMLElement;
}

/**
 * Shows one toast for 5 seconds. Hover, focus, and switching to another window pause the timer. The
 * Close button and a swipe to the right close the toast; F8 moves focus to its region (WCAG 2.2.1).
 * A failure is announced assertively, a success politely.
 *
 * Needs a new `key` for each toast: after a toast was closed while focused, the same
 * Radix.Provider does not close another one.
 */
export function Toaster({ toast, strings, onClose, container }: ToasterProps) {
  const isWindowFocused = useWindowFocus();
  const isEscape = useRef(false);
  const start = useRef({ clientX: 0, clientY: 0 });

  useEffect(
    function resumeInFrame() {
      // Radix pauses, although the visitor has not left. For Radix, the pointer leaves the toast.
      return onFrameFocus(() =>
        container.querySelector('[role=region]')?.dispatchEvent(new PointerEvent('pointerleave')),
      );
    },
    [container],
  );

  // Radix does not end a swipe that the browser turns into a scroll or a zoom
  // (https://github.com/radix-ui/primitives/issues/4141). For Radix, the finger goes back and is lifted.
  const cancelSwipe = ({ currentTarget, pointerId }: PointerEvent) => {
    for (const type of ['pointermove', 'pointerup'])
      currentTarget.dispatchEvent(
        new PointerEvent(type, { ...start.current, pointerId, isPrimary: true, bubbles: true }),
      );
  };

  return (
    <Radix.Provider
      label={strings.label}
      // Radix pauses the timer when the window loses focus, but not for a toast that arrives later. A new
      // duration starts it again; an infinite one does not stop it.
      duration={isWindowFocused ? durationMs : Number.POSITIVE_INFINITY}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      announcerContainer={container}
    >
      <Radix.Root
        className={toastLook.toast}
        data-theme="dark"
        data-variant={toast.variant}
        type={toast.variant === 'failure' ? 'foreground' : 'background'}
        open
        // ToastPortal decides what Escape closes.
        onEscapeKeyDown={() => {
          isEscape.current = true;
        }}
        onOpenChange={() => {
          if (!isEscape.current && isWindowFocused) onClose();
          isEscape.current = false;
        }}
        onPointerDown={(event) => {
          ignoreSecondFinger(event);
          const { isPrimary, clientX, clientY } = event;
          if (isPrimary) start.current = { clientX, clientY };
        }}
        onPointerMove={ignoreSecondFinger}
        onPointerUp={ignoreSecondFinger}
        onPointerCancel={cancelSwipe}
      >
        <div className={toastLook.text}>
          <Radix.Title className={toastLook.title}>{toast.title}</Radix.Title>{' '}
          <Radix.Description>{toast.description}</Radix.Description>
        </div>
        <ToastClose label={strings.close} onPress={onClose} />
      </Radix.Root>
      <Radix.Viewport
        className={toastLook.viewport}
        hotkey={['F8']}
        label={`${strings.region} ({hotkey})`}
        role="list"
      />
    </Radix.Provider>
  );
}

/** Keeps events of the second finger of a pinch from Radix, which would take them for a swipe. */
function ignoreSecondFinger(event: PointerEvent) {
  if (!event.isPrimary) event.preventDefault();
}
