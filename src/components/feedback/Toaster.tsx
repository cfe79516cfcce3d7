import * as Radix from '@radix-ui/react-toast';
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useHover } from 'react-aria/useHover';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/IconButton';
import { useFocusWithin } from '../hooks/useFocusWithin';
import { usePageVisibility } from '../hooks/usePageVisibility';
import { swipeThreshold } from '../hooks/useSwipe';
import { useWindowFocus } from '../hooks/useWindowFocus';
import styles from './Toaster.module.css';
import { useCountdown } from './useCountdown';
import type { Toast } from './useToast';
import { useTopLayer } from './useTopLayer';

/** How long a toast stays, in all. */
const durationMs = 5000;

interface ToasterProps {
  toast: Toast;
  strings: { region: string; label: string; close: string };
  onClose: () => void;
}

/**
 * Shows a toast for 5 seconds, above everything else. Hover, focus, and switching to another window pause
 * its time (WCAG 2.2.1). A toast that arrives while the page is hidden shows when the visitor returns. Escape
 * closes the toast, and a dialog behind it only when pressed again. When the toast closes while it has focus, focus
 * returns to where it was (WCAG 2.4.3).
 *
 * Radix announces it, a failure assertively and a success politely (WCAG 4.1.3), moves focus to its region on F8, and
 * closes it on a swipe to the right. Its timer follows the device's clock, and neither that nor its handling of
 * Escape knows dialogs and frames, so Radix has no time limit, and no `onOpenChange`.
 *
 * Needs a new `key` for each toast, because Radix announces only the first one.
 */
export function Toaster({ toast, strings, onClose }: ToasterProps) {
  const isPageVisible = usePageVisibility();
  const [isShown, setIsShown] = useState(isPageVisible);
  if (isPageVisible && !isShown) setIsShown(true);

  const returnTo = useRef<HTMLElement | null>(null);
  const [isFocusWithin, setFocusWithin] = useState(false);
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement) returnTo.current = relatedTarget;
    },
    onFocusWithinChange: setFocusWithin,
  });
  const { hoverProps, isHovered } = useHover({});
  const isWindowFocused = useWindowFocus();
  const isRunning = isShown && isWindowFocused && !isHovered && !isFocusWithin;
  useCountdown(durationMs, isRunning, onClose);

  const [container] = useState(createContainer);
  // Before the effect of `useTopLayer`, which removes the container.
  useLayoutEffect(
    function returnFocus() {
      return () => {
        if (container.contains(document.activeElement)) returnTo.current?.focus();
      };
    },
    [container],
  );
  useTopLayer(container);

  useEffect(
    function closeOnEscape() {
      const handleKeyDown = (event: KeyboardEvent) => {
        // With an input method, Escape cancels what it suggests.
        if (event.key !== 'Escape' || event.isComposing) return;
        // Keeps the browser from closing the dialog.
        if (container.parentElement !== document.body) event.preventDefault();
        onClose();
      };
      document.addEventListener('keydown', handleKeyDown);
      return () => document.removeEventListener('keydown', handleKeyDown);
    },
    [container, onClose],
  );

  const swipeHandlers = useSingleFinger();
  if (!isShown) return null;
  return createPortal(
    <div {...mergeProps(hoverProps, focusWithinProps)}>
      <Radix.Provider
        label={strings.label}
        duration={Number.POSITIVE_INFINITY}
        swipeDirection="right"
        swipeThreshold={swipeThreshold}
        announcerContainer={container}
      >
        <Radix.Root
          className={styles.toast}
          data-theme="dark"
          data-variant={toast.variant}
          type={toast.variant === 'failure' ? 'foreground' : 'background'}
          open
          onSwipeEnd={onClose}
          {...swipeHandlers}
        >
          <div className={styles.text}>
            <Radix.Title data-look="h3">{toast.title}</Radix.Title>{' '}
            <Radix.Description>{toast.description}</Radix.Description>
          </div>
          <ToastClose label={strings.close} onPress={onClose} />
        </Radix.Root>
        <Radix.Viewport
          className={styles.viewport}
          hotkey={['F8']}
          label={`${strings.region} ({hotkey})`}
          role="list"
        />
      </Radix.Provider>
    </div>,
    container,
  );
}

function createContainer(): HTMLElement {
  const container = document.createElement('div');
  if (styles.container) container.className = styles.container;
  container.dataset.print = 'no';
  return container;
}

/**
 * Returns handlers for Radix's swipe. They keep the second finger of a pinch from it, and end a swipe that the browser
 * turns into a scroll or a zoom, which Radix does not (https://github.com/radix-ui/primitives/issues/4141): for
 * Radix, the finger goes back and is lifted.
 */
function useSingleFinger() {
  const start = useRef({ clientX: 0, clientY: 0 });
  const ignoreSecondFinger = (event: PointerEvent) => {
    if (!event.isPrimary) event.preventDefault();
  };
  return {
    onPointerDown(event: PointerEvent) {
      ignoreSecondFinger(event);
      const { isPrimary, clientX, clientY } = event;
      if (isPrimary) start.current = { clientX, clientY };
    },
    onPointerMove: ignoreSecondFinger,
    onPointerUp: ignoreSecondFinger,
    onPointerCancel({ currentTarget, pointerId }: PointerEvent) {
      for (const type of ['pointermove', 'pointerup'])
        currentTarget.dispatchEvent(
          new PointerEvent(type, { ...start.current, pointerId, isPrimary: true, bubbles: true }),
        );
    },
  };
}

interface ToastCloseProps {
  label: string;
  onPress: () => void;
}

/** The Close button of a toast. With an empty label it logs one error and renders nothing. */
export function ToastClose({ label, onPress }: ToastCloseProps) {
  if (!label.trim()) {
    console.error('ToastClose: the prop "label" is empty. Say what the button does.');
    return null;
  }
  return <IconButton icon="close" label={label} onPress={onPress} />;
}
