import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useHover } from 'react-aria/useHover';
import { createPortal } from 'react-dom';
import { useFocusWithin } from '../hooks/useFocusWithin';
import { usePageVisibility } from '../hooks/usePageVisibility';
import { useWindowFocus } from '../hooks/useWindowFocus';
import { ErrorBoundary } from './ErrorBoundary';
import { PlainToast } from './PlainToast';
import styles from './ToastPortal.module.css';
import type { ToastProps } from './toasts';
import { useCountdown } from './useCountdown';
import { useTopLayer } from './useTopLayer';

/** How long a toast stays, in all. */
const durationMs = 5000;

/** How long a toast waits for the Toaster's file. */
const timeoutMs = 2000;

/** Deferred, so that visitors who do not write do not load 11 kB (Brotli). */
const importToaster = () => import('./Toaster');

/** Loads the Toaster before it is needed. If that fails, the next toast asks for it again. */
export const preloadToaster = () => void importToaster().catch(() => {});

interface ToastPortalProps extends ToastProps {
  /** Imports the component that shows the toast. `PlainToast` replaces it if that fails or takes too long. */
  load?: () => Promise<{ Toaster: ComponentType<ToastProps & { container: HTMLElement }> }>;
}

/**
 * Shows a toast for 5 seconds, above everything else. Hover, focus, and switching to another window pause
 * its time (WCAG 2.2.1). A toast that arrives while the page is hidden shows when the visitor returns. Escape
 * closes the toast, unless a dialog is open that has the focus. When the toast closes while it has focus, focus
 * returns to where it was (WCAG 2.4.3).
 *
 * Needs a new `key` for each toast.
 */
export function ToastPortal({ load = importToaster, ...props }: ToastPortalProps) {
  const { onClose } = props;
  const [Toaster, setToaster] = useState<Awaited<ReturnType<typeof load>>['Toaster']>();
  const isPageVisible = usePageVisibility();
  const [wasVisible, setWasVisible] = useState(isPageVisible);
  if (isPageVisible && !wasVisible) setWasVisible(true);

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
  const isShown = Boolean(Toaster && wasVisible);
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
    function loadToaster() {
      const timeout = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs));
      Promise.race([load(), timeout]).then(
        (module) => setToaster(() => module.Toaster),
        () => setToaster(() => PlainToast),
      );
    },
    [load],
  );

  useEffect(
    function closeOnEscape() {
      const handleKeyDown = (event: KeyboardEvent) => {
        // With an input method, Escape cancels what it suggests.
        if (event.key !== 'Escape' || event.isComposing) return;
        const isInDialog = container.parentElement !== document.body;
        // One key press closes one of them: the one that has the focus.
        if (isInDialog && !container.contains(document.activeElement)) return;
        if (isInDialog) event.preventDefault();
        onClose();
      };
      document.addEventListener('keydown', handleKeyDown);
      return () => document.removeEventListener('keydown', handleKeyDown);
    },
    [container, onClose],
  );

  if (!Toaster || !wasVisible) return null;
  return createPortal(
    <div {...mergeProps(hoverProps, focusWithinProps)}>
      <ErrorBoundary fallback={<PlainToast {...props} />}>
        <Toaster {...props} container={container} />
      </ErrorBoundary>
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
