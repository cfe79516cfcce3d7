import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';

interface QuestionsCardProps {
  title: string;
  list: readonly string[];
  /** A link below the list. */
  children: ReactNode;
}

/** What to ask a company before paying it, beside the form. */
export function QuestionsCard({ title, list, children }: QuestionsCardProps) {
  return (
    <Stack look="edged" gap={3}>
      <Text as="h2" size="h3">
        {title}
      </Text>
      <CheckList items={list} />
      <p>{children}</p>
    </Stack>
  );
}
