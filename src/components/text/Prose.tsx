import { Stack } from '../layout/Stack';
import { Text } from './Text';

interface ProseProps {
  paragraphs: readonly string[];
  /** A bulleted list after the paragraphs. */
  points?: readonly string[] | undefined;
}

/** Paragraphs of running text, and optionally a bulleted list. */
export function Prose({ paragraphs, points }: ProseProps) {
  return (
    <Stack gap={4}>
      {paragraphs.map((paragraph, index) => (
        <Text key={index}>{paragraph}</Text>
      ))}
      {points && (
        <ul>
          {points.map((point, index) => (
            <Text as="li" key={index}>
              {point}
            </Text>
          ))}
        </ul>
      )}
    </Stack>
  );
}
