import type { Feature } from '../../types';
import { Text } from '../text/Text';
import styles from './FeatureCard.module.css';
import { IconHeading } from './IconHeading';
import { Stack } from './Stack';

/** An icon, a title, and a short description. */
export function FeatureCard({ title, description, icon }: Feature) {
  return (
    <Stack gap={2} className={styles.card}>
      <IconHeading icon={icon}>{title}</IconHeading>
      <Text className={styles.text}>{description}</Text>
    </Stack>
  );
}
