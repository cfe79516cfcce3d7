import type { Feature } from '../../types';
import { Stack } from '../layout/Stack';
import { Text } from '../text/Text';
import styles from './FeatureCard.module.css';
import { IconHeading } from './IconHeading';

/** An icon, a title, and a short description. */
export function FeatureCard({ title, description, icon }: Feature) {
  return (
    <Stack gap={2} className={styles.card}>
      <IconHeading icon={icon}>{title}</IconHeading>
      <Text isMuted>{description}</Text>
    </Stack>
  );
}
