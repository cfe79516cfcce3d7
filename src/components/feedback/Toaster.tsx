import * as Radix from '@radix-ui/react-toast';
import { type PointerEvent, useRef } from 'react';
import { swipeThreshold } from '../hooks/useSwipe';
import { ToastClose, toastLook } from './toastParts';
import type { ToastProps } from './toasts';

interface ToasterProps extends ToastProps {
  /** The element around the toast, in which its announcement is rendered as well. */
  container: HTMLElement;
}

/**
 * The toast by Radix, which announces it, a failure assertively and a success politely, moves focus to its region
 * on F8, and closes it on a swipe to the right. ToastPortal does the rest: Radix's timer follows the device's
 * clock, and neither its timer nor its handling of Escape knows dialogs and frames. So Radix has no time limit,
 * and does not hear of `open`.
 *
 * Needs a new `key` for each toast, because Radix announces only the first one.
 */
export function Toaster({ toast, strings, onClose, container }: ToasterProps) {
  const start = useRef({ clientX: 0, clientY: 0 });

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
      duration={Number.POSITIVE_INFINITY}
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
        onSwipeEnd={onClose}
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
          <Radix.Title data-look="h4">{toast.title}</Radix.Title>{' '}
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
