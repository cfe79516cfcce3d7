import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFocusWithin } from '../hooks/useFocusWithin';
import { usePageVisibility } from '../hooks/usePageVisibility';
import { ErrorBoundary } from './ErrorBoundary';
import { PlainToast } from './PlainToast';
import styles from './ToastPortal.module.css';
import type { ToastProps } from './useToast';

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
 * Shows a toast where the visitor is: in the modal dialog that is open, because everything outside of it
 * is inert, or else on the page (WCAG 4.1.3). A toast that arrives while the page is hidden shows when the
 * visitor returns. Escape closes the toast, unless a dialog is open that has the focus. When the toast
 * closes while it has focus, focus returns to where it was (WCAG 2.4.3).
 *
 * Needs a new `key` for each toast.
 */
export function ToastPortal({ load = importToaster, ...props }: ToastPortalProps) {
  const { onClose } = props;
  const container = useContainer();
  const [Toaster, setToaster] = useState<Awaited<ReturnType<typeof load>>['Toaster']>();
  const isPageVisible = usePageVisibility();
  const [wasVisible, setWasVisible] = useState(isPageVisible);
  if (isPageVisible && !wasVisible) setWasVisible(true);

  const returnTo = useRef<HTMLElement | null>(null);
  const isFocusWithin = useRef(false);
  const { focusWithinProps } = useFocusWithin({
    onFocusWithin: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement) returnTo.current = relatedTarget;
    },
    onFocusWithinChange: (isWithin) => {
      isFocusWithin.current = isWithin;
    },
  });

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
        if (event.key !== 'Escape') return;
        const isInDialog = container.parentElement !== document.body;
        // One key press closes one of them: the one that has the focus.
        if (isInDialog && !isFocusWithin.current) return;
        if (isInDialog) event.preventDefault();
        onClose();
      };
      document.addEventListener('keydown', handleKeyDown);
      return () => document.removeEventListener('keydown', handleKeyDown);
    },
    [container, onClose],
  );

  useEffect(function restoreFocus() {
    return () => {
      if (isFocusWithin.current && document.activeElement === document.body)
        returnTo.current?.focus();
    };
  }, []);

  if (!Toaster || !wasVisible) return null;
  return createPortal(
    <div {...focusWithinProps}>
      <ErrorBoundary fallback={<PlainToast {...props} />}>
        <Toaster {...props} container={container} />
      </ErrorBoundary>
    </div>,
    container,
  );
}

/** Returns an element in the modal dialog that is open, or else in the body. It moves when that changes. */
function useContainer(): HTMLElement {
  const [container] = useState(() => {
    const element = document.createElement('div');
    if (styles.container) element.className = styles.container;
    element.dataset.print = 'no';
    return element;
  });
  useLayoutEffect(
    function placeContainer() {
      const place = () => {
        const parent = document.querySelector('dialog[open]') ?? document.body;
        // The toast is not rendered again, which would announce it again and restart its time.
        if (container.parentElement !== parent) parent.append(container);
      };
      place();
      const observer = new MutationObserver(place);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['open'],
      });
      return () => {
        observer.disconnect();
        container.remove();
      };
    },
    [container],
  );
  return container;
}
