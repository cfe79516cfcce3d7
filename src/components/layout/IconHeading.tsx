import type { IconName } from '../../icons';
import { Icon } from '../media/Icon';
import { Text } from '../text/Text';
import styles from './IconHeading.module.css';

interface IconHeadingProps {
  icon: IconName;
  /** The id of the heading, by which something else is named or described. */
  id?: string;
  children: string;
}

/** A heading of a card with an icon before it. */
export function IconHeading({ icon, id, children }: IconHeadingProps) {
  return (
    <div className={styles.heading}>
      <Icon name={icon} size={36} isAccent />
      <Text as="h3" id={id}>
        {children}
      </Text>
    </div>
  );
}
