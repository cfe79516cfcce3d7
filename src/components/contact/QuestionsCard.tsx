import { Stack } from '../layout/Stack';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';
import styles from './QuestionsCard.module.css';

interface QuestionsCardProps {
  title: string;
  list: readonly string[];
}

/** What to ask a company before paying it, beside the form. */
export function QuestionsCard({ title, list }: QuestionsCardProps) {
  return (
    <Stack look="card" gap={3} className={styles.card}>
      <Text as="h2">{title}</Text>
      <CheckList items={list} />
    </Stack>
  );
}
