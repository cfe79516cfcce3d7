import { useCallback, useState } from 'react';
import type { ToastTexts } from '../../types';

export interface Toast extends ToastTexts {
  variant: 'success' | 'failure';
}

/**
 * Returns the toast to show, if any, and functions to show one, which replaces the one before, and to close it. Its
 * `key` differs from that of the one it replaces, even if the texts are the same.
 */
export function useToast() {
  const [toast, setToast] = useState<(Toast & { key: number }) | null>(null);
  const showToast = useCallback(
    (next: Toast) => setToast((last) => ({ ...next, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const closeToast = useCallback(() => setToast(null), []);
  return { toast, showToast, closeToast };
}
