import { Text } from '../text/Text';
import styles from './OnlineNow.module.css';

/** Says that someone is online to answer. */
export function OnlineNow({ title, text }: { title: string; text: string }) {
  return (
    <Text className={styles.online}>
      <Text as="strong">{title}</Text>
      {` ${text}`}
    </Text>
  );
}
