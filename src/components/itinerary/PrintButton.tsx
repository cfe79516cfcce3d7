import { useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import styles from '../controls/Button.module.css';
import { Icon } from '../media/Icon';

/** How long to wait for pictures before printing without them. */
const timeoutMs = 5000;

/**
 * Opens the print dialog after loading the screen's lazy pictures, which would otherwise be missing
 * from the printout. Prints without pictures that fail or take longer than `timeoutMs`.
 */
export function PrintButton({ children }: { children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const print = async () => {
    const main = button.current?.closest('main') ?? document.body;
    await Promise.race([
      Promise.allSettled([...main.querySelectorAll('img')].filter(isVisible).map(loadImage)),
      new Promise((resolve) => setTimeout(resolve, timeoutMs)),
    ]);
    window.print();
  };
  const { buttonProps } = useButton({ onPress: print }, button);
  return (
    <button {...buttonProps} ref={button} className={styles.button} data-variant="secondary">
      <Icon name="print" />
      {children}
    </button>
  );
}

function isVisible(image: HTMLImageElement): boolean {
  return !image.closest('[hidden]');
}

function loadImage(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode();
}
