import type { ReactNode } from 'react';
import type { Company } from '../../types';
import { ContactLinks } from '../contact/ContactLinks';
import { Section } from '../layout/Section';
import { Stack } from '../layout/Stack';
import { Text } from '../text/Text';

interface ErrorFallbackProps {
  strings: { title: string; text: string };
  company: Company;
  /** Stands between the text and the contact details. */
  children?: ReactNode;
}

/** An error message with phone and email, in place of a screen or page that threw or does not exist. */
export function ErrorFallback({ strings, company, children }: ErrorFallbackProps) {
  return (
    <Section>
      <Stack gap={4}>
        <Text as="h1">{strings.title}</Text>
        <Text>{strings.text}</Text>
        {children}
        <ContactLinks company={company} />
      </Stack>
    </Section>
  );
}
