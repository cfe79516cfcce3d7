import { useCallback, useRef, useState } from 'react';
import type { ToastTexts } from '../../types';

export interface Toast extends ToastTexts {
  variant: 'success' | 'failure';
}

/**
 * Returns the toast to show, if any, and functions to show one, which replaces the one before, and to close it. Each
 * has a `key` of its own, even if the texts are the same.
 */
export function useToast() {
  const [toast, setToast] = useState<(Toast & { key: number }) | null>(null);
  const count = useRef(0);
  const showToast = useCallback((next: Toast) => {
    count.current += 1;
    setToast({ ...next, key: count.current });
  }, []);
  const closeToast = useCallback(() => setToast(null), []);
  return { toast, showToast, closeToast };
}
