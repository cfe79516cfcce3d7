import { IconButton } from '../controls/IconButton';
import styles from './toastParts.module.css';

// What `Toaster` and `PlainToast` have in common.

/** The classes of the parts of a toast. */
export const toastLook = {
  viewport: styles.viewport,
  toast: styles.toast,
  text: styles.text,
};

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
