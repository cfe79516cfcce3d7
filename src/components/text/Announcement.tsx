import { Text } from './Text';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * A live region: screen readers say its text when it changes (WCAG 4.1.3). The text is one element,
 * which is replaced, because they say several elements in any order.
 */
export function Announcement({ children: text }: { children: string }) {
  return (
    <VisuallyHidden aria-live="polite">{text && <Text key={text}>{text}</Text>}</VisuallyHidden>
  );
}
