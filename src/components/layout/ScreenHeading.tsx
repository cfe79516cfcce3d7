import { Text } from '../text/Text';

interface ScreenHeadingProps {
  /** Adds what is particular to one component, such as a width. */
  className?: string;
  children: string;
}

/** The heading of a screen, to which `useScreen` moves focus. */
export function ScreenHeading({ className, children }: ScreenHeadingProps) {
  return (
    <Text as="h1" className={className}>
      {children}
    </Text>
  );
}
