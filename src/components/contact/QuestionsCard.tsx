import { Stack } from '../layout/Stack';
import { CheckList } from '../text/CheckList';
import styles from './QuestionsCard.module.css';

interface QuestionsCardProps {
  title: string;
  list: readonly string[];
}

/** What to ask a company before paying it, beside the form. */
export function QuestionsCard({ title, list }: QuestionsCardProps) {
  return (
    <Stack look="card" gap={3} className={styles.card}>
      <h2>{title}</h2>
      <CheckList items={list} />
    </Stack>
  );
}
