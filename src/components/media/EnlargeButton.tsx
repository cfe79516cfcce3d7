import { useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import styles from './EnlargeButton.module.css';
import { Icon } from './Icon';

interface EnlargeButtonProps {
  /** What the button does, and to which picture. */
  label: string;
  onPress: () => void;
}

/** Lies over a whole picture and opens it large; its corner shows that it can be pressed. */
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
