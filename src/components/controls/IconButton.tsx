import type { IconName } from '../../icons';
import { Icon } from '../media/Icon';
import { Button } from './Button';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: IconName;
  /** The accessible name. */
  label: string;
  onPress: () => void;
}

/** A square button that shows only an icon. */
export function IconButton({ icon, label, onPress }: IconButtonProps) {
  return (
    <Button className={styles.button} aria-label={label} onPress={onPress}>
      <Icon name={icon} />
    </Button>
  );
}
