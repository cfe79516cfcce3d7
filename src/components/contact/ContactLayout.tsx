import type { ReactNode } from 'react';
import { Split } from '../layout/Split';
import { Stack } from '../layout/Stack';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  form: ReactNode;
  /** The cards beside it, as items of a list. */
  children: ReactNode;
}

/** The form beside the contact cards; on small screens, the cards follow the form. */
export function ContactLayout({ form, children }: ContactLayoutProps) {
  return (
    <Split ratio="7:5" from="large" className={styles.layout}>
      {form}
      <Stack as="ul" role="list" gap={4} className={styles.cards}>
        {children}
      </Stack>
    </Split>
  );
}
