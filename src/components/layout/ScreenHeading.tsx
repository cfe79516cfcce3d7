import { Text } from '../text/Text';
import { focusHeading } from './focusHeading';

interface ScreenHeadingProps {
  /** Adds what is particular to one component, such as a width. */
  className?: string;
  children: string;
}

/** The heading of a screen, which `focusScreenHeading` focuses after a change of screen. */
export function ScreenHeading({ className, children }: ScreenHeadingProps) {
  return (
    <Text as="h1" className={className}>
      {children}
    </Text>
  );
}

/** Moves focus to the `ScreenHeading` of a screen without scrolling. */
export function focusScreenHeading(screen: string) {
  focusHeading(document.querySelector<HTMLElement>(`#${screen} h1`), { preventScroll: true });
}
