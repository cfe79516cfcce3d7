import { useCallback, useState } from 'react';
import type { ToastTexts } from '../../types';

export interface Toast extends ToastTexts {
  variant: 'success' | 'failure';
}

/** The props of every component that shows a toast. */
export interface ToastProps {
  toast: Toast;
  strings: { region: string; label: string; close: string };
  onClose: () => void;
}

/**
 * Holds the one toast that is shown; a new toast replaces it. `toastKey` differs for every toast,
 * even for one with the same text.
 */
export function useToast() {
  const [{ toast, toastKey }, setState] = useState({ toast: null as Toast | null, toastKey: 0 });
  const showToast = useCallback((toast: Toast) => {
    setState(({ toastKey }) => ({ toast, toastKey: toastKey + 1 }));
  }, []);
  const closeToast = useCallback(() => {
    setState(({ toastKey }) => ({ toast: null, toastKey }));
  }, []);
  return { toast, toastKey, showToast, closeToast };
}
