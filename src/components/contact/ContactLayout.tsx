import type { ReactNode } from 'react';
import layout from '../../styles/layout.module.css';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  form: ReactNode;
  /** The contact cards. */
  children: ReactNode[];
}

/** The form beside the contact cards; on small screens, the cards follow the form. */
export function ContactLayout({ form, children }: ContactLayoutProps) {
  return (
    <div className={`${layout.center} ${layout.stack} ${styles.layout}`}>
      {form}
      <ul role="list" className={layout.stack}>
        {children.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change their order
          <li key={index}>{card}</li>
        ))}
      </ul>
    </div>
  );
}
