import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface Glossary {
  /** Foreign words in lower case, and the language of each (WCAG 3.1.2). */
  foreign: Readonly<Record<string, string>>;
  /** Abbreviations and their expanded forms (WCAG 3.1.4). */
  abbreviations: Readonly<Record<string, string>>;
}

const empty: Glossary = { foreign: {}, abbreviations: {} };
const GlossaryContext = createContext({ ...empty, pattern: findTerms(empty) });

/** Gives every `Text` below the terms to mark up. */
export function GlossaryProvider(props: { glossary: Glossary; children: ReactNode }) {
  const { glossary, children } = props;
  const value = useMemo(() => ({ ...glossary, pattern: findTerms(glossary) }), [glossary]);
  return <GlossaryContext value={value}>{children}</GlossaryContext>;
}

/** A text from the content, with its terms marked up. */
export function MarkedText({ children }: { children: string }) {
  const { pattern } = useContext(GlossaryContext);
  if (!pattern) return children;
  // The capturing group makes every other part a term.
  return children.split(pattern).map((part, index) =>
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

/** Matches every term that is a word of its own, not a part of another. */
function findTerms({ foreign, abbreviations }: Glossary): RegExp | undefined {
  // An abbreviation is one only in its own spelling; a foreign word may begin a sentence.
  const words = Object.keys(foreign).flatMap((word) => [word, capitalize(word)]);
  const terms = [...words, ...Object.keys(abbreviations)].map(escapeForRegExp);
  if (terms.length === 0) return;
  return new RegExp(`(?<![\\p{L}\\d])(${terms.join('|')})(?![\\p{L}\\d])`, 'u');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `RegExp.escape` is not in all browsers that the site supports. */
function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
