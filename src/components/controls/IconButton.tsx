import { useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import type { IconName } from '../../icons';
import { Icon } from '../media/Icon';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: IconName;
  /** The accessible name. */
  label: string;
  onPress: () => void;
}

/** A square button that shows only an icon. */
export function IconButton({ icon, label, onPress }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ 'aria-label': label, onPress }, button);
  return (
    <button {...buttonProps} ref={button} className={styles.button}>
      <Icon name={icon} />
    </button>
  );
}
