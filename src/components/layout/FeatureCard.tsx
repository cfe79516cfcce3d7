import type { IconName } from '../../icons';
import layout from '../../styles/layout.module.css';
import { Icon } from '../media/Icon';
import styles from './FeatureCard.module.css';

interface FeatureCardProps {
  title: string;
  description: string;
  icon: IconName;
}

/** An icon, a title, and a short description. */
export function FeatureCard({ title, description, icon }: FeatureCardProps) {
  return (
    <div className={styles.card}>
      <div className={layout.iconHeading}>
        <Icon name={icon} size={36} />
        <h3>{title}</h3>
      </div>
      <p>{description}</p>
    </div>
  );
}
