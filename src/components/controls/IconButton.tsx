import type { ComponentProps } from 'react';
import type { IconName } from '../../icons';
import { Icon } from '../media/Icon';
import { Button } from './Button';

interface IconButtonProps
  extends Omit<ComponentProps<typeof Button>, 'look' | 'shape' | 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** A square button that shows only an icon. */
export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <Button {...props} look="secondary" shape="square" aria-label={label}>
      <Icon name={icon} />
    </Button>
  );
}
