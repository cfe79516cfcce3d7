import type { ToastTexts } from '../../types';
import { createStore } from '../utils/createStore';

export interface Toast extends ToastTexts {
  variant: 'success' | 'failure';
}

/** The props of every component that shows a toast. */
export interface ToastProps {
  toast: Toast;
  strings: { region: string; label: string; close: string };
  onClose: () => void;
}

/** The one toast that is shown. `toastKey` differs for every toast, even for one with the same text. */
const store = createStore({ toast: null as Toast | null, toastKey: 0 });

export const useToast = store.use;

/** Shows a toast, which replaces the one before. */
export const showToast = (toast: Toast): void =>
  store.set({ toast, toastKey: store.get().toastKey + 1 });

export const closeToast = (): void => store.set({ toast: null, toastKey: store.get().toastKey });
