import type { ComponentProps } from 'react';
import type { IconName } from '../../icons';
import { Icon } from '../media/Icon';
import { Button } from './Button';
import styles from './Button.module.css';

interface IconButtonProps
  extends Omit<ComponentProps<typeof Button>, 'className' | 'variant' | 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** A square button that shows only an icon. */
export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <Button
      {...props}
      className={`${styles.button} ${styles.square}`}
      variant="secondary"
      aria-label={label}
    >
      <Icon name={icon} />
    </Button>
  );
}
