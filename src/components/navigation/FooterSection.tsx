import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/Stack';
import { Text } from '../text/Text';

interface FooterSectionProps {
  as?: 'section' | 'nav';
  title: string;
  /** Leaves the section out of the page without scripts, or without the app. */
  needsScript?: true;
  children: ReactNode;
}

/** A part of the footer with a heading, which names a `nav` (WCAG 1.3.1). */
export function FooterSection({
  as = 'section',
  title,
  needsScript,
  children,
}: FooterSectionProps) {
  const id = useId();
  return (
    <Stack
      as={as}
      gap={3}
      aria-labelledby={as === 'nav' ? id : undefined}
      data-needs-script={needsScript}
    >
      <Text as="h2" id={id} data-look="h3">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
