import type { ReactNode } from 'react';
import type { Company } from '../../types';
import { ContactLinks } from '../contact/ContactLinks';
import { Section } from '../layout/Section';
import { Stack } from '../layout/Stack';
import { Text } from '../text/Text';

interface ErrorFallbackProps {
  strings: { title: string; text: string };
  company: Company;
  /** By default, that of a screen. */
  heading?: 'h1' | 'h2';
  /** Stands between the text and the contact details. */
  children?: ReactNode;
}

/** An error message with phone and email, in place of what threw or does not exist. */
export function ErrorFallback({ strings, company, heading = 'h1', children }: ErrorFallbackProps) {
  return (
    <Section>
      <Stack gap={4}>
        <Text as={heading}>{strings.title}</Text>
        <Text>{strings.text}</Text>
        {children}
        <ContactLinks company={company} />
      </Stack>
    </Section>
  );
}
