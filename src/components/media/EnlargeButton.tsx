import { useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import styles from './EnlargeButton.module.css';
import { Icon } from './Icon';

interface EnlargeButtonProps {
  /** The accessible name, including the picture's title. */
  label: string;
  onPress: () => void;
}

/** Covers a whole picture and opens it in the viewer. Shows an icon in the picture's corner. */
export function EnlargeButton({ label, onPress }: EnlargeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(
    { 'aria-label': label, 'aria-haspopup': 'dialog', onPress },
    button,
  );
  return (
    <button {...buttonProps} ref={button} className={styles.button}>
      <span>
        <Icon name="enlarge" />
      </span>
    </button>
  );
}
