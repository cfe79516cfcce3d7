import { startTransition, useCallback, useState } from 'react';
import type { ToastTexts } from '../../types';

export interface Toast extends ToastTexts {
  variant: 'success' | 'failure';
}

/**
 * Holds the one toast that is shown; a new toast replaces it. `toastKey` differs for every toast,
 * even for one with the same text.
 */
export function useToast() {
  const [{ toast, toastKey }, setState] = useState({ toast: null as Toast | null, toastKey: 0 });
  const showToast = useCallback((toast: Toast) => {
    // In a transition, React keeps the page as it is while the lazy Toaster loads.
    startTransition(() => setState(({ toastKey }) => ({ toast, toastKey: toastKey + 1 })));
  }, []);
  const closeToast = () => setState(({ toastKey }) => ({ toast: null, toastKey }));
  return { toast, toastKey, showToast, closeToast };
}
