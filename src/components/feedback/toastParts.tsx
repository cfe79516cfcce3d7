import styles from './toastLook.module.css';

/** The classes of the parts of a toast, for `Toaster` and `PlainToast`. */
export const toastLook = {
  viewport: styles.viewport,
  toast: styles.toast,
  text: styles.text,
  title: styles.title,
};
