import { useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import styles from '../controls/Button.module.css';
import { Icon } from '../media/Icon';

/** How long the pictures may take to arrive before the page is printed without them, in ms. */
const patience = 5000;

/**
 * Prints the screen it is on. Pictures further down load only when they come near, so they are
 * asked for first. Without scripts the browser's own menu prints the same.
 */
export function PrintButton({ children }: { children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const print = async () => {
    const main = button.current?.closest('main') ?? document.body;
    await Promise.race([
      Promise.allSettled([...main.querySelectorAll('img')].filter(isActive).map(load)),
      new Promise((resolve) => setTimeout(resolve, patience)),
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

function isActive(image: HTMLImageElement): boolean {
  return !image.closest('[hidden]');
}

function load(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager';
  return image.decode();
}
