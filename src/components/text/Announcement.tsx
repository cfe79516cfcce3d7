import { LiveRegion } from './LiveRegion';
import { Text } from './Text';

/**
 * A text that screen readers say when it changes, with the language of foreign words, which the script that announces
 * screens (boot/announce.ts) does not know. It is one element, which is replaced, because they say several elements in
 * an arbitrary order.
 */
export function Announcement({ children: text }: { children: string }) {
  return <LiveRegion aria-live="polite">{text && <Text>{text}</Text>}</LiveRegion>;
}
