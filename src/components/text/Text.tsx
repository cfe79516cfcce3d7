import { type AllHTMLAttributes, Children, createContext, useContext } from 'react';
import { classNames } from '../layout/classNames';
import styles from './Text.module.css';

export interface Glossary {
  /** Foreign words in lower case, and the language of each (WCAG 3.1.2). */
  foreign: Readonly<Record<string, string>>;
  /** Abbreviations and their expanded forms (WCAG 3.1.4). */
  abbreviations: Readonly<Record<string, string>>;
}

export const GlossaryContext = createContext<Glossary>({ foreign: {}, abbreviations: {} });

const sizes = { h3: styles.h3 };

interface TextProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'size'> {
  as?: 'p' | 'span' | 'li' | 'dt' | 'dd' | 'th' | 'h1' | 'h2' | 'h3' | 'figcaption';
  /** The size of another heading, so that the look never decides the level (WCAG 1.3.1). */
  size?: keyof typeof sizes;
}

/**
 * An element with text from the content, other than the label of a control. The terms of the glossary
 * are marked up in it: foreign words with their language, abbreviations with their expanded form.
 */
export function Text({ as: Element = 'p', size, className, children, ...props }: TextProps) {
  return (
    <Element {...props} className={classNames(size && sizes[size], className)}>
      {Children.map(children, (child) =>
        typeof child === 'string' ? <MarkedText>{child}</MarkedText> : child,
      )}
    </Element>
  );
}

function MarkedText({ children }: { children: string }) {
  const { foreign, abbreviations } = useContext(GlossaryContext);
  // An abbreviation is one only in its own spelling; a foreign word may begin a sentence.
  const words = Object.keys(foreign).flatMap((word) => [word, capitalize(word)]);
  const terms = [...words, ...Object.keys(abbreviations)].map(escapeForRegExp);
  if (terms.length === 0) return children;
  // The capturing group makes every other part a term. A letter or digit on either side makes it
  // part of another word.
  const parts = children.split(
    new RegExp(`(?<![\\p{L}\\d])(${terms.join('|')})(?![\\p{L}\\d])`, 'u'),
  );
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    index % 2 === 0 ? part : <Term key={index}>{part}</Term>,
  );
}

function Term({ children }: { children: string }) {
  const { foreign, abbreviations } = useContext(GlossaryContext);
  const expanded = abbreviations[children];
  if (expanded) return <abbr title={expanded}>{children}</abbr>;
  return <span lang={foreign[children.toLowerCase()]}>{children}</span>;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `RegExp.escape` is not in all browsers that the site supports. */
function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
