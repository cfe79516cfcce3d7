import { Icon } from '../media/Icon';
import type { IconName } from '../media/icons';
import styles from './FeatureCard.module.css';

interface PointCardProps {
  title: string;
  description: string;
  icon: IconName;
}

/** A point made in a title and a sentence, under an icon. */
export function PointCard({ title, description, icon }: PointCardProps) {
  return (
    <div className={styles.point}>
      <Icon name={icon} size={36} />
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  );
}
