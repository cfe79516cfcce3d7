import { Stack } from '../layout/Stack';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';

interface QuestionsCardProps {
  title: string;
  list: readonly string[];
}

/** What to ask a company before paying it, beside the form. */
export function QuestionsCard({ title, list }: QuestionsCardProps) {
  return (
    <Stack look="edged" gap={3}>
      <Text as="h2" size="h3">
        {title}
      </Text>
      <CheckList items={list} />
    </Stack>
  );
}
