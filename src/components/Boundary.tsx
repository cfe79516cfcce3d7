import { Component, type ReactNode } from 'react';
import { ContactWays } from './ContactWays';
import type { CompanyContact } from './company';
import { Prose } from './Prose';

interface BoundaryProps {
  words: { title: string; text: string };
  company: CompanyContact;
  children: ReactNode;
}

/**
 * Keeps an error in one screen from taking down the rest: shows a plain message with phone and
 * e-mail in its place. React logs the error once.
 */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { words, company, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Prose>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.text}</p>
        <ContactWays company={company} />
      </Prose>
    );
  }
}
