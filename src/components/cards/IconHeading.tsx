import type { IconName } from '../../icons';
import { Icon } from '../media/Icon';
import { Text } from '../text/Text';
import styles from './IconHeading.module.css';

interface IconHeadingProps {
  icon: IconName;
  children: string;
}

/** A heading of a card with an icon before it. */
export function IconHeading({ icon, children }: IconHeadingProps) {
  return (
    <div className={styles.heading}>
      <Icon name={icon} size={36} isAccent />
      <Text as="h3">{children}</Text>
    </div>
  );
}
