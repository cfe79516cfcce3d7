import type { IconName } from '../../icons';
import { Text } from '../text/Text';
import styles from './FeatureCard.module.css';
import { IconHeading } from './IconHeading';
import { Stack } from './Stack';

interface FeatureCardProps {
  title: string;
  description: string;
  icon: IconName;
}

/** An icon, a title, and a short description. */
export function FeatureCard({ title, description, icon }: FeatureCardProps) {
  return (
    <Stack gap={2} className={styles.card}>
      <IconHeading icon={icon}>{title}</IconHeading>
      <Text className={styles.text}>{description}</Text>
    </Stack>
  );
}
